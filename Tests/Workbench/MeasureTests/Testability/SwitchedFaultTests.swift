import SwiftSource
import Testing

@testable import Measure

@Suite("Faults behind switches")
struct SwitchedFaultTests {
  /// The body with all its faults in it, numbered in the order of the source;
  /// `f(1)` is short for the condition of the first one.
  private func switched(_ body: String, _ number: Int = 1) -> String {
    let file = SourceFile(path: "File.swift", text: "func f() {\n\(body)\n}\n")
    let text = file.text(switching: Self.faults(in: file, from: number))
    return text.split(separator: "\n").dropFirst().dropLast()
      .joined(separator: "\n")
      .replacing(/__workbenchFault == (\d+)/) { "f(\($0.output.1))" }
  }

  private static func faults(
    in file: SourceFile,
    from number: Int = 1
  ) -> [SwitchedFault] {
    FaultGenerator.faults(in: file).enumerated().compactMap {
      SwitchedFault(number: number + $0, fault: $1)
    }
  }

  @Test("A literal is one of a choice")
  func literals() {
    #expect(switched("return 1") == "return (f(1) ? 2 : 1)")
    #expect(
      switched(#"return "a""#)
        == #"return (f(1) ? "" : (f(2) ? "a!" : "a"))"#
    )
  }

  @Test("A condition is compared with its switch")
  func conditions() {
    #expect(
      switched("guard a, let b, !c else { return }")
        == "guard ((a) != (f(1))), let b, ((!c) != (f(2))) else { return }"
    )
  }

  @Test("A statement runs where its fault is not there")
  func statements() {
    #expect(
      switched("a(b)\nc = d")
        == "if !(f(1)) { a(b) }\nif !(f(2)) { c = d }"
    )
  }

  @Test(
    "Of an operator, all of its expression is chosen",
    arguments: [
      ("return a == b", "return (f(1) ? a != b : a == b)"),
      (
        "if let c, d(e) < f.g, h { }",
        "if let c, (((f(2) ? d(e) <= f.g : d(e) < f.g)) != (f(1))), ((h) != (f(3))) { }"
      ),
      (
        "let a = b.c { $0 } - d",
        "let a = (f(1) ? b.c { $0 } + d : b.c { $0 } - d)"
      ),
      ("x = a ? b + c : d", "x = a ? (f(2) ? b - c : b + c) : d"),
      ("a += b", "if f(2) { a -= b } else { a += b }"),
      ("return a\n  + b", "return (f(1) ? a   - b : a\n  + b)"),
      (
        "return a && b || c",
        "return (f(1) ? a || b || c : (f(2) ? a && b && c : a && b || c))"
      ),
    ]
  )
  func operators(body: String, text: String) {
    let switched = switched(body)
    #expect(switched == text || switched == "if !(f(1)) { \(text) }")
  }

  @Test("Where line breaks matter in an expression, no switch can choose")
  func lines() {
    let body = "return a {\n  b()\n  return c()\n} + d"
    #expect(!switched(body).contains("?"))
  }

  @Test("Faults stand inside others, and on their own lines")
  func nesting() {
    #expect(
      switched("a {\n  b = 1\n  return c < 2\n}") == """
        if !(f(1)) { a {
          if !(f(2)) { b = (f(3) ? 2 : 1) }
          return (f(4) ? c <= 2 : c < (f(5) ? 3 : 2))
        } }
        """
    )
  }

  @Test("A module is told which fault is there")
  func support() {
    #expect(
      SwitchedFault.support
        .contains(#".environment["WORKBENCH_FAULT"] ?? "") ?? 0"#)
    )
    let file = SourceFile(path: "File.swift", text: "let a = b() && c() + 1")
    #expect(
      Self.faults(in: file).map(\.environment)
        == (1...3).map { ["WORKBENCH_FAULT": "\($0)"] }
    )
  }

  @Test("What makes an object whole must happen on all ways")
  func initialisers() {
    let file = SourceFile(
      path: "File.swift",
      text: """
        class C {
          init() { a = b; super.init() }
          func d() { e = f }
        }
        """
    )
    #expect(Self.faults(in: file).map(\.fault.change) == ["drop e = f"])
  }
}
