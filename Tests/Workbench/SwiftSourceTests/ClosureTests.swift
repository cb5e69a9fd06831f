import SwiftSource
import Testing

@Suite("Closures by number")
struct ClosureTests {
  /// The lines of a closure in a function that begins on line 1.
  private func lines(_ numbers: Int..., in body: String) -> ClosedRange<Int>? {
    let file = SourceFile(path: "File.swift", text: "func f() {\n\(body)\n}")
    return file.lines(
      ofClosure: numbers,
      in: 1...(file.tokens.last?.line ?? 1)
    )
  }

  @Test("Those of a member are counted in their order")
  func order() {
    let body = """
      a { 1 }
      b(c: { x in
        2
      }) { 3 }
      let d = [1].map {
        $0
      }
      """
    #expect(lines(1, in: body) == 2...2)
    #expect(lines(2, in: body) == 3...5)
    #expect(lines(3, in: body) == 5...5)
    #expect(lines(4, in: body) == 6...8)
    #expect(lines(5, in: body) == nil)
  }

  @Test("Those within a closure are counted in it")
  func nested() {
    let body = """
      a {
        b { 1 }
        c {
          2
        }
      }
      d { 3 }
      """
    #expect(lines(1, 2, in: body) == 4...6)
    #expect(lines(2, in: body) == 8...8)
  }

  @Test(
    "Bodies are no closures",
    arguments: [
      "if a { }", "guard let a else { }", "for a in b where c { }",
      "while a { }", "repeat { } while a", "do { } catch { }", "defer { }",
      "switch a { default: b() }", "func g() -> Int { 1 }",
      "var g: Int { get { 1 } set { a() } }", "#if DEBUG\n#endif",
      "if f({ }) { }",
    ]
  )
  func bodies(_ statement: String) {
    let body = "\(statement)\na.if { 1 }\nf(for: 1) { 2 }"
    let isOne = statement.contains("({")
    let first = 2 + statement.count { $0 == "\n" } + 1
    #expect(lines(isOne ? 2 : 1, in: body) == first...first)
    #expect(lines(isOne ? 3 : 2, in: body) == (first + 1)...(first + 1))
  }
}
