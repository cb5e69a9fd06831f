import SwiftSource
import Testing

@Suite("Finding declarations")
struct DeclarationReaderTests {
  private func file(_ text: String) -> SourceFile {
    SourceFile(path: "Sources/Some/File.swift", text: text)
  }

  @Test("Types, protocols and extensions are found")
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
        "class A", "struct Inner", "protocol P", "extension A",
        "extension Set", "enum E", "actor F",
      ]
    )
    #expect(declarations[0].lines == 1...3)
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
    let members = file(
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
    ).members
    #expect(
      members.filter { $0.kind == .function }
        .map { "\($0.type ?? "-").\($0.name) \($0.isTest)" } == [
          "S.first true", "S.second true", "S.third false", "S.fourth true",
          "-.top false",
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
    #expect(file.statements == [])
    #expect(
      file.members.filter { $0.type == "P" }.allSatisfy { $0.code == nil }
    )
  }

  @Test("Types in types have the names of both")
  func nestedTypes() {
    let file = file(
      """
      struct A { enum B { struct C { @Test func d() {} } } }
      extension A.B { class E {} }
      """
    )
    #expect(
      Set(file.declarations.map(\.qualifiedName))
        == ["A", "A.B", "A.B.C", "A.B.E"]
    )
    #expect(file.members.map(\.type) == ["A.B.C"])
  }

  @Test("Members are told by kind, modifiers and type")
  func members() {
    let file = file(
      """
      @MainActor
      public func a() {}
      final class B {
        @Wrapped(1)
        private(set) static var c: Int { 1 }
        override func d(e: Int) -> Int { let f = e; return f }
        struct G { let h = 2 }
        lazy var i = { 3 }()
        var j = 4 { didSet {} }
        init() {}
        typealias K = () -> B
        case l
        subscript(m: Int) -> Int { m }
        static func == (n: B, o: B) -> Bool { true }
      }
      let p = .init()
      """
    )
    #expect(
      file.members.map { "\($0.type ?? "-").\($0.name) \($0.kind)" } == [
        "-.a function", "B.c function", "B.d function", "B.G.h property",
        "B.i property", "B.j property", "B.init initialiser", "B.K typealias",
        "B.subscript function", "B.== function", "-.p property",
      ]
    )
    #expect(
      file.members.filter { $0.modifiers.contains("static") }.map(\.name) == [
        "c", "==",
      ]
    )
    #expect(file.members[2].modifiers == ["override"])
    #expect(file.members[0].tokens.lowerBound == 0)
    #expect(
      file.members.compactMap(\.initialValue).map { file.tokens[$0].text }
        == ["2", "4", "."]
    )
  }

  @Test("What runs is a body, or a value and what follows it")
  func code() {
    let file = file(
      """
      struct A {
        var b: Int { get { 1 } }
        var c = 2 { didSet { d() } }
        let e: Int
        func f(g: Int = 3) { h() }
        init() { i }
        case j = 4
        typealias K = L
      }
      """
    )
    let code = file.members.map { member in
      file.tokens[member.code ?? 0..<0].map(\.text).joined()
    }
    #expect(code == ["get{1}}", "2{didSet{d()}}", "", "h()}", "i}", ""])
  }
}
