import SwiftSource
import Testing

@testable import Testability

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
    FaultGenerator.faults(in: file).enumerated().map {
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
    "An operator has a name of its own",
    arguments: [(1, "∱"), (0x1f, "∱≦"), (0x20, "∲∰")]
  )
  func operators(number: Int, name: String) {
    #expect(switched("return a == b", number) == "return a \(name) b")
  }

  @Test("Faults stand inside others, and on their own lines")
  func nesting() {
    #expect(
      switched("a {\n  b = 1\n  return c < 2\n}") == """
        if !(f(1)) { a {
          if !(f(2)) { b = (f(3) ? 2 : 1) }
          return c ∴ (f(5) ? 3 : 2)
        } }
        """
    )
  }

  @Test("A module is told which fault is there, and what its operators do")
  func support() {
    let file = SourceFile(path: "File.swift", text: "let a = b() && c() + 1")
    let text = SwitchedFault.support(for: Self.faults(in: file))
    #expect(text.contains(#".environment["WORKBENCH_FAULT"] ?? "") ?? 0"#))
    #expect(text.contains("infix operator ∱: LogicalConjunctionPrecedence"))
    #expect(text.contains("return try left || right()"))
    #expect(text.contains("infix operator ∲: AdditionPrecedence"))
    #expect(text.contains("return left - right"))
    #expect(!text.contains("∳"))
    let environments = Self.faults(in: file).map(\.environment)
    #expect(
      environments == (1...3).map { ["WORKBENCH_FAULT": "\($0)"] }
    )
  }

  private func canBeSwitched(_ text: String) -> [String: Bool] {
    let file = SourceFile(path: "File.swift", text: text)
    return Dictionary(
      FaultGenerator.faults(in: file).map { ($0.change, $0.canBeSwitched) },
      uniquingKeysWith: { $0 && $1 }
    )
  }

  @Test("What makes an object whole must happen on all ways")
  func initialisers() {
    #expect(
      canBeSwitched(
        """
        class C: D {
          init?(a: Int) throws {
            self.a = a
            b()
            super.init()
            c = d
            e { f = g }
          }
        }
        struct S {
          init<T>(a: T) { self.a = a; b() }
        }
        """
      ) == [
        "drop self.a = a": false, "drop b()": false,
        "drop super.init()": false, "drop c = d": true,
        "drop e { f = g }": true, "drop f = g": true,
      ]
    )
    #expect(canBeSwitched("func f() { let a = B.init(c) }").isEmpty)
    #expect(
      canBeSwitched("func f() { if let a = B.init(c) { d = e } }")
        == ["drop d = e": true]
    )
  }

  @Test("What is the result of a function cannot be left out")
  func results() {
    #expect(
      canBeSwitched(
        """
        func f() -> Int { a() }
        var b: Int { c() }
        var d: Int { get { e() } set { g() } }
        var h = 0 { didSet { i() } }
        func j() { k() }
        func l() -> Int { m(); return n { o() } }
        let p = q { r() }
        """
      ) == [
        "drop a()": false, "drop c()": false, "drop e()": false,
        "drop g()": true, "drop i()": true, "drop k()": true,
        "drop m()": true, "drop o()": true, "drop r()": true,
        "0 -> 1": true,
      ]
    )
  }

  @Test("An operator cannot bind as another one where that matters")
  func connectors() {
    #expect(canBeSwitched("let a = b && c") == ["&& -> ||": true])
    #expect(canBeSwitched("let a = b && c && d") == ["&& -> ||": false])
    #expect(canBeSwitched("let a = (b || c) && d")["&& -> ||"] == true)
  }

  @Test("The number of a tuple's member is none")
  func members() {
    #expect(canBeSwitched("let a = b.0") == ["0 -> 1": false])
  }
}
