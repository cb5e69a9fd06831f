import Testing

@Suite("Who may import whom")
struct ImportRulesTests {
  private func files() throws -> [House.File] {
    try House().files(in: "Sources") + House().files(in: "Tests")
  }

  @Test("Every file imports what the table allows, and nothing else")
  func table() throws {
    let files = try files()
    #expect(files.count > 100)
    for file in files {
      let violations = ImportRules.violations(in: file)
      #expect(violations == [], "\(file) imports \(violations.sorted())")
    }
  }

  @Test("The table knows every target")
  func completeness() throws {
    let targets = Set(try files().map(\.target))
    #expect(targets.subtracting(ImportRules.allowed.keys) == [])
  }

  @Test("Presenters, view models and view protocols are held to Models")
  func plainFiles() throws {
    let plain = try files().filter(ImportRules.isPlain).map(\.stem)
    #expect(
      Set(plain).isSuperset(
        of: [
          "GreetingPresenter", "GreetingView", "GreetingViewModel",
          "PhotoCellView", "PhotoCellViewModel", "WeatherPresenter", "Box",
        ]
      )
    )
    let file = House.File(
      path: "Sources/Architectures/MVP/Greeting/GreetingPresenter.swift",
      text: "import ConsoleUI\nimport Foundation\nimport Models\n"
    )
    #expect(ImportRules.violations(in: file) == ["ConsoleUI"])
  }

  @Test(
    "An import is found however it is written",
    arguments: [
      "import Layouts", "  import\tLayouts", "@testable import Layouts",
      "import struct Layouts.GreetingLayout", "public import Layouts",
      "@_spi(Some)\n@preconcurrency\nimport\n  Layouts",
      "import Layouts // why",
      "/* why */ import Layouts", "let x = 1; import Layouts",
      "@testable private import class Layouts.Layout", "import Layouts;",
      "#if os(Linux)\n  import Layouts\n#endif",
    ]
  )
  func found(_ text: String) {
    #expect(Imports.modules(in: "// A comment.\n" + text) == ["Layouts"])
  }

  @Test(
    "A word is no import",
    arguments: [
      "// import Layouts", "/* import Layouts */", "/// see import Layouts",
      "/*\nimport Layouts\n*/", "let text = \"import Layouts\"",
      "important Layouts", "importLayouts",
    ]
  )
  func notFound(_ text: String) {
    #expect(Imports.modules(in: text) == [])
  }
}
