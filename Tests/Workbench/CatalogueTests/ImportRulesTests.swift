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

  @Test("A role's files are held to less than their module")
  func roles() throws {
    let held = try files().filter { ImportRules.allowedByRole(of: $0) != nil }
    #expect(
      Set(held.map(\.stem)).isSuperset(
        of: [
          "GreetingPresenter", "GreetingViewModel", "GreetingViewController",
          "PhotoCellViewModel", "WeatherPresenter", "Box",
        ]
      )
    )
  }

  @Test(
    "What a role may not import is found",
    arguments: [
      ("MVC", "GreetingViewController", []),
      ("TraditionalMVC", "GreetingModel", ["ConsoleUI", "Foundation"]),
      (
        "TraditionalMVC", "GreetingController",
        ["Formatting", "Foundation", "Pictures"]
      ),
      ("MVP", "GreetingPresenter", ["ConsoleUI"]),
      ("MVP", "GreetingView", ["ConsoleUI", "Foundation", "Models"]),
      (
        "MVP", "GreetingViewController", ["Formatting", "Foundation", "Models"]
      ),
      ("MVP", "GreetingScreen", []),
      ("MVVM", "GreetingViewModel", ["ConsoleUI"]),
      ("MVVM", "Box", ["ConsoleUI", "Foundation", "Models", "Pictures"]),
      (
        "MVVM", "GreetingViewController",
        ["Formatting", "Foundation", "Models"]
      ),
      ("MVI", "GreetingReducer", ["ConsoleUI", "Foundation"]),
      ("MVI", "GreetingState", ["ConsoleUI"]),
      ("VIPER", "GreetingPresenter", ["ConsoleUI", "Models"]),
      ("VIPER", "GreetingInteractor", ["ConsoleUI", "Foundation"]),
      (
        "VIPER", "WeatherRouter",
        ["Formatting", "Foundation", "Models", "Pictures"]
      ),
      ("VIPER", "PhotoOutputData", ["ConsoleUI", "Formatting", "Models"]),
      ("VIPER", "PhotoDisplayData", ["ConsoleUI", "Formatting", "Models"]),
    ] as [(String, String, Set<String>)]
  )
  func roleViolations(module: String, stem: String, found: Set<String>) {
    let file = House.File(
      path: "Sources/Architectures/\(module)/Greeting/\(stem).swift",
      text: "import ConsoleUI; import Formatting; import Foundation\n"
        + "import Models; import Pictures\n"
        + (stem.hasSuffix("View") ? "protocol" : "class") + " \(stem) {}\n"
    )
    #expect(ImportRules.violations(in: file) == found)
  }
}
