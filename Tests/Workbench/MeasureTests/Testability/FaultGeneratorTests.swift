import SwiftSource
import Testing

@testable import Measure

@Suite("Making faults")
struct FaultGeneratorTests {
  private func faults(
    _ kind: Fault.Operator? = nil,
    _ body: String
  ) -> [String] {
    let file = SourceFile(path: "File.swift", text: "func f() {\n\(body)\n}\n")
    return FaultGenerator.faults(in: file)
      .filter { kind == nil || $0.operator == kind }
      .map(\.change)
  }

  @Test("UOI negates each clause of a condition that can be negated")
  func negations() {
    #expect(
      faults(.negateCondition, "if a, let b, f(c, d) { }")
        == ["a -> !(a)", "f(c, d) -> !(f(c, d))"]
    )
    #expect(
      faults(.negateCondition, "guard !a.isBlank else { return }")
        == ["!a.isBlank -> !(!a.isBlank)"]
    )
    #expect(faults(.negateCondition, "while a { }") == ["a -> !(a)"])
    // Those make the same fault as ROR.
    #expect(faults(.negateCondition, "if a == b { }") == [])
  }

  @Test("LCR swaps && and ||")
  func connectors() {
    #expect(
      faults(.swapConnector, "x = a && b || c") == ["&& -> ||", "|| -> &&"]
    )
  }

  @Test(
    "ROR moves boundaries and swaps equality",
    arguments: [
      ("==", "!="), ("!=", "=="), ("<", "<="), ("<=", "<"), (">", ">="),
      (">=", ">"),
    ]
  )
  func relations(old: String, new: String) {
    #expect(faults(.swapRelation, "x = a \(old) b") == ["\(old) -> \(new)"])
  }

  @Test("Brackets of generic arguments are no relation")
  func genericArguments() {
    #expect(faults(.swapRelation, "x = Box<String?>(nil)") == [])
  }

  @Test(
    "AOR swaps binary operators, and no signs",
    arguments: [
      ("x = a + b", ["+ -> -"]), ("x = a - b", ["- -> +"]),
      ("x = a * b", ["* -> /"]), ("x = a / b", ["/ -> *"]),
      ("x += b", ["+= -> -="]), ("x = -b", []),
    ]
  )
  func arithmetic(body: String, changes: [String]) {
    #expect(faults(.swapArithmetic, body) == changes)
  }

  @Test("CRP changes literals, a text into none and into another")
  func literals() {
    #expect(
      faults(.changeLiteral, #"f("a", "", true, 1, 2.5, nil)"#) == [
        #""a" -> """#, #""a" -> "a!""#, #""" -> "!""#,
        "true -> false", "1 -> 2", "2.5 -> (2.5 + 1)",
      ]
    )
  }

  @Test("SDL drops calls and assignments, on one line or several")
  func statements() {
    #expect(
      faults(
        .dropStatement,
        """
        a.b = c
        let d = e()
        f?.g(
          1
        )
        h { i in
          j(i)
        }
        .k()
        return l()
        """
      ) == ["drop a.b = c", "drop f?.g( …", "drop h { i in …", "drop j(i)"]
    )
  }

  @Test("Values, conditions and declarations are not dropped")
  func noStatements() {
    #expect(
      faults(
        .dropStatement,
        """
        if a() { }
        guard b() else { return }
        for c in d() { }
        var e = f()
        g == h
        i
        """
      ) == []
    )
  }

  @Test("Nothing is changed outside of what runs")
  func outside() {
    let file = SourceFile(
      path: "File.swift",
      text: """
        protocol P { func f() -> Int }
        @available(*, message: "a")
        enum E: String { case a = "b" }
        """
    )
    #expect(FaultGenerator.faults(in: file) == [])
  }

  @Test("A fault knows its bytes and its line")
  func places() throws {
    let text = "let é = \"ü\"\nfunc f() { x = é && y }\n"
    let file = SourceFile(path: "File.swift", text: text)
    let faults = FaultGenerator.faults(in: file)
    #expect(
      faults.map { file.source($0.range) } == [
        "\"ü\"", "\"ü\"", "x = é && y", "&&",
      ]
    )
    #expect(faults.map(\.line) == [1, 1, 2, 2])
  }
}
