import SwiftSource
import Testing

@Suite("Finding statements")
struct StatementReaderTests {
  /// The first words of the statements in a function.
  private func starts(_ body: String) -> [String] {
    let file = SourceFile(path: "File.swift", text: "func f() {\n\(body)\n}\n")
    return file.statements.map { file.tokens[$0].text }
  }

  @Test("Calls, assignments, heads of control flow and values count")
  func kinds() {
    #expect(
      starts(
        """
        a()
        b = 1
        let c = d, e = f
        guard g, let h else { return }
        if i { j() } else if k { l() } else { m() }
        for n in o where p { continue }
        while q { break }
        repeat { r() } while s
        do { try t() } catch { u() }
        switch v {
        case .w: x()
        case .y where z, .aa: bb()
          cc()
        default: dd()
        }
        defer { ee() }
        throw ff
        """
      ) == [
        "a", "b", "let", "guard", "return", "if", "j", "l", "m", "for",
        "continue", "while", "break", "repeat", "r", "try", "u", "switch", "x",
        "bb", "cc", "dd", "defer", "ee", "throw",
      ]
    )
  }

  @Test(
    "Breaking and joining lines as the formatter does moves nothing",
    arguments: [
      "a(\n1,\n2\n)", "a\n.b\n.c(1)", "a = \nb +\nc\n- d", "a\n= b",
      "a ??\nb", "a\n?? b\n: c", "if\na,\nb\n{\n}",
      "guard\nlet a\nelse\n{ }", "return\na", "for\na in\nb\nwhere\nc\n{\n}",
      "switch\na\n{\n}", "a\nas B", "a\n{\n}",
      "_ = \"\"\"\n  a\n  b\n  \"\"\"", "-a", "(a).b()", "[a]\n.b()",
    ]
  )
  func breaks(statement: String) {
    #expect(starts(statement).count == 1, "\(statement)")
    let joined = statement.split(separator: "\n").joined(separator: " ")
    guard !statement.contains("\"") else { return }
    #expect(starts(joined).count == 1, "\(joined)")
    #expect(starts("a(); \(joined); b()").count == 3, "\(joined)")
  }

  @Test("A case on the line of its statement, and one on lines of its own")
  func cases() {
    let forms = [
      "switch a { case .b: return; case .c(let d), .e: f(d)\ndefault: g() }",
      """
      switch a {
      case .b:
        return
      case .c(let d),
        .e:
        f(d)
      default:
        g()
      }
      """,
    ]
    for form in forms {
      #expect(starts(form) == ["switch", "return", "f", "g"])
    }
  }

  @Test("The head of a closure is none")
  func closures() {
    #expect(starts("a { b }") == ["a", "b"])
    #expect(starts("a { b in c(b) }") == ["a", "c"])
    #expect(starts("a {\n[weak b]\n(c: D?, e)\n-> F\nin\ng() }") == ["a", "g"])
    #expect(starts("a { @B [c] d in\n.e }") == ["a", "."])
    #expect(starts("a { for b in c { } }") == ["a", "for"])
    #expect(starts("a { $0 }\n.b { \"c\" }\nd()") == ["a", "$0", "\"c\"", "d"])
  }

  @Test("What a body or a branch gives is a statement")
  func values() {
    let file = SourceFile(
      path: "File.swift",
      text: """
        struct A {
          var b: Int { 1 }
          var c: Int {
            get { 2 }
            set(value) { d = value }
          }
          var e: B = .f { didSet { g() } willSet {
            h()
          } }
          func i() -> [Int] { [3] }
          func j() -> B { if k { .l } else { .m } }
          let n: Int
          let o = 4, p = 5
          lazy var q: Int = { 6 }()
          static let r = [S]()
          case t = 7
          struct U { var v = 8 }
        }
        protocol W { var x: Int { get set } }
        let y = z
        """
    )
    #expect(
      file.statements.map { file.tokens[$0].text } == [
        "1", "2", "d", ".", "g", "h", "[", "if", ".", ".", "4", "6", "[", "8",
        "z",
      ]
    )
  }

  @Test("Functions and types in a function are none, what they do is")
  func localDeclarations() {
    #expect(
      starts("func a() { b() }\nstruct C { func d() { e() } }") == ["b", "e"]
    )
    #expect(starts("set.insert(1)\nget()") == ["set", "get"])
  }
}
