import SwiftSource
import Testing

@Suite("Finding declarations")
struct DeclarationReaderTests {
  private func file(_ text: String) -> SourceFile {
    SourceFile(path: "Sources/Some/File.swift", text: text)
  }

  @Test("Types, protocols and extensions are found with what they inherit")
  func declarations() {
    let declarations = file(
      """
      public final class A<Value: Equatable>: B, C {
        struct Inner {}
      }
      protocol P: AnyObject { var x: Int { get } }
      extension A: P where Value == Int {}
      extension Set<String> {}
      enum E: String { case a }
      actor F {}
      """
    ).declarations
    #expect(
      declarations.map { "\($0.kind.rawValue) \($0.name)" } == [
        "struct Inner", "class A", "protocol P", "extension A",
        "extension Set", "enum E", "actor F",
      ]
    )
    #expect(declarations[1].inherited.suffix(2) == ["B", "C"])
    #expect(declarations[3].inherited == ["P"])
    #expect(declarations[1].lines == 1...3)
  }

  @Test("What only looks like a declaration is none")
  func noDeclarations() {
    let declarations = file(
      """
      let a = B.self.class
      // class C {}
      let text = "struct D {}"
      func f() { x.enum = 1 }
      """
    ).declarations
    #expect(declarations == [])
  }

  @Test("Functions know their type, and whether they are tests")
  func functions() {
    let functions = file(
      """
      struct S {
        let helper = Helper()
        @Test func first() {}
        @Test("words", arguments: [(1, "func x() {")])
        func second(_ a: (Int, String)) throws { if a.0 > 0 { g() } }
        func third() {}
        init() {}
      }
      extension S { @MainActor @Test func fourth() { func inner() {} } }
      func top() {}
      """
    ).functions
    #expect(
      functions.map { "\($0.type ?? "-").\($0.name) \($0.isTest)" } == [
        "S.first true", "S.second true", "S.third false", "S.inner false",
        "S.fourth true", "-.top false",
      ]
    )
  }

  @Test("Requirements of a protocol do not run")
  func requirements() {
    let file = file(
      """
      protocol P {
        var a: Int { get set }
        func f(_ b: Int) -> Int
        func g()
      }
      struct S { let c: Int }
      """
    )
    #expect(file.executableLines == [])
    #expect(file.functions == [])
  }

  @Test("Functions, accessors, closures and initial values run")
  func executableLines() {
    let file = file(
      """
      struct S {
        var a = 1
        var b: Int { a + 1 }
        var c = 2 {
          didSet {
            f()
          }
        }
        let d: [Int]
        let e: () -> Int = {
          3
        }
        private let g =
          long
          .chain(
            4
          )
        var h: Int?
        func f(_ x: Int = 5) {
          guard a > 0 else {
            return
          }
        }
        typealias T = Int
      }
      """
    )
    #expect(
      file.executableLines.sorted() == [2, 3, 4, 6, 11, 14, 15, 16, 20, 21]
    )
  }
}
