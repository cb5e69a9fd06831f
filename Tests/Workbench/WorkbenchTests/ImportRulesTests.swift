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
}
