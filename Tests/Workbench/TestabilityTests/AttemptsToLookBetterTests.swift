import Testing

@testable import Testability

/// Changes that make nothing easier to test must not look as if they did.
///
/// Each starts from a package and writes the same in another way.
@Suite("Attempts to look better without being better")
struct AttemptsToLookBetterTests {
  private static let folder = "Sources/Architectures/MVP/Greeting"
  private static let presenter = "\(folder)/GreetingPresenter.swift"
  private static let controller = "\(folder)/GreetingViewController.swift"

  /// A presenter that shows a label itself, and so is part of the view.
  private func packageWithLabel(
    _ type: String = "Label",
    elsewhere: String = "",
    nested: String = ""
  ) throws -> SmallPackage {
    var package = SmallPackage()
    try package.change(
      Self.presenter,
      "init() {}",
      to: "private var label: \(type)?\n\(nested)\n  init() {}"
    )
    try package.change(
      Self.presenter,
      "final class",
      to: "import ConsoleUI\nfinal class"
    )
    package.files["\(Self.folder)/Names.swift"] = elsewhere
    return package
  }

  private func expectSame(
    _ attempt: SmallPackage,
    as package: SmallPackage
  ) throws {
    let attempt = try attempt.figures().decisions
    let honest = try package.figures().decisions
    #expect(attempt == honest)
  }

  @Test(
    "Another name for a UI type",
    arguments: [
      ("Sign", "typealias Sign = Label", ""),
      ("Sign", "typealias Text = Label\ntypealias Sign = Text", ""),
      ("Sign", "", "typealias Sign = Label"),
      ("String.Sign", "extension String { typealias Sign = Label }", ""),
      ("Maker", "typealias Maker = (Int) -> Label", ""),
      ("ConsoleUI.Label", "", ""),
    ]
  )
  func alias(_ type: String, elsewhere: String, nested: String) throws {
    let honest = try packageWithLabel()
    #expect(
      try honest.figures().decisions.userInterfaceTypes == ["Label"]
    )
    try expectSame(
      try packageWithLabel(type, elsewhere: elsewhere, nested: nested),
      as: honest
    )
  }

  @Test(
    "A subclass or a wrapper of a UI type counts as one",
    arguments: [
      "final class Sign: Label {}", "struct Sign { let label: Label }",
      "protocol Sign { func show(_ label: Label) }",
      "final class Text: Label {}\nstruct Sign { let text: Text }",
      "enum Sign {}\nextension Sign { static func make() -> Label }",
    ]
  )
  func wrapper(elsewhere: String) throws {
    let honest = try packageWithLabel().figures().decisions
    let attempt = try packageWithLabel("Sign", elsewhere: elsewhere).figures()
      .decisions
    #expect(attempt.viewStatements == honest.viewStatements)
    #expect(attempt.plainStatements == honest.plainStatements)
    #expect(attempt.userInterfaceTypes.contains("Sign"))
  }

  @Test("A function without a type that makes what is shown hides nothing")
  func freeFunction() throws {
    let attempt = try packageWithLabel(
      "String",
      elsewhere: "func makeSign() -> Label { Label() }",
      nested: "var text: String? { makeSign().text }"
    ).figures().decisions
    #expect(attempt.userInterfaceTypes == ["Label"])
    #expect(attempt.plainStatements == 0)
  }

  @Test(
    "Breaking and joining lines",
    arguments: [
      ("count += 1\n", "count\n += \n  1\n"), ("count += 1\n", "count += 1;"),
      ("\"Hello\"", "\n\"Hello\"\n"),
      ("private var count = 0", "private\nvar\ncount\n=\n0"),
    ]
  )
  func lines(old: String, new: String) throws {
    var attempt = SmallPackage()
    try attempt.change(Self.presenter, old, to: new)
    try expectSame(attempt, as: SmallPackage())
  }

  @Test("A pure function that moves within the view")
  func pureFunction() throws {
    let format = "func format(_ count: Int) -> String { \"#\" + \"\\(count)\" }"
    var honest = SmallPackage()
    try honest.change(
      Self.controller,
      "override init() {}",
      to: "override init() {}\n\(format)"
    )
    // In an extension, here or in a file that imports nothing.
    var attempt = SmallPackage()
    let part = "\nextension GreetingViewController { \(format) }\n"
    attempt.files[Self.controller]? += part
    try expectSame(attempt, as: honest)
    attempt = SmallPackage()
    attempt.files["\(Self.folder)/Format.swift"] = part
    try expectSame(attempt, as: honest)
    // Outside of the type it is plain, in whatever file, for it needs no view.
    var better = SmallPackage()
    better.files["\(Self.folder)/Format.swift"] = format
    #expect(try better.figures().decisions.plainStatements == 4)
    attempt = SmallPackage()
    attempt.files[Self.controller]? += "\n\(format)\n"
    try expectSame(attempt, as: better)
    attempt = SmallPackage()
    try attempt.change(
      Self.controller,
      "override init() {}",
      to: "override init() {}\nstatic \(format)\nstruct Inner { let a: Int }"
    )
    try expectSame(attempt, as: better)
  }

  @Test("A static function that reaches the user interface by another")
  func detour() throws {
    var honest = SmallPackage()
    try honest.change(
      Self.controller,
      "override init() {}",
      to: """
        override init() {}
        static func a() -> String { Self.b().text ?? "" }
        static func b() -> Label { Label() }
        """
    )
    let figures = try honest.figures().decisions
    #expect(figures.viewStatements == 6)
    #expect(figures.plainStatements == 3)
  }

  @Test("A UI type that is named in a text only")
  func interpolation() throws {
    var attempt = SmallPackage()
    try attempt.change(
      Self.presenter,
      "\"Hello\"",
      to: "\"\\(Label().text ?? \"Hello\")\""
    )
    let figures = try attempt.figures().decisions
    #expect(figures.userInterfaceTypes == ["Label"])
    #expect(figures.plainStatements == 0)
  }

  @Test(
    "A new name for the deciding type",
    arguments: ["GreetingBrain", "GreetingCell", "GreetingView2"]
  )
  func rename(name: String) throws {
    let honest = try packageWithLabel()
    var attempt = honest
    attempt.files = attempt.files.mapValues {
      $0.replacing("GreetingPresenter", with: name)
    }
    let expected = try honest.figures().decisions.with(decidingTypes: [name])
    #expect(try attempt.figures().decisions == expected)
  }
}
