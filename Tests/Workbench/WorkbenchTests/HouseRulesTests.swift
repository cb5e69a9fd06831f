import Testing

@Suite("How the house is kept")
struct HouseRulesTests {
  private let house = House()

  private func teachingFiles() throws -> [House.File] {
    let files = try house.files(in: "Sources/Architectures")
    try #require(files.count >= 30)
    return files
  }

  @Test("Teaching modules hold nothing that distracts from the pattern")
  func noDistractions() throws {
    for file in try teachingFiles() {
      for word in [
        "print(", "#if", "static let shared", "static var", "NSLog", "Logger",
        "assert(", "fatalError(", "ForTesting", "import Services",
      ] {
        #expect(!file.text.contains(word), "\(file) contains \(word)")
      }
    }
  }

  @Test("A teaching file fits on a page or two")
  func teachingFileLength() throws {
    for file in try teachingFiles() {
      let isMassive =
        file.target == "MVC" && file.stem.hasSuffix("ViewController")
      let most = isMassive ? 180 : 100
      #expect(file.lineCount <= most, "\(file) has \(file.lineCount) lines")
    }
  }

  @Test("Every file has fewer than 200 lines")
  func fileLength() throws {
    for folder in ["Sources", "Tests"] {
      for file in try house.files(in: folder) {
        #expect(file.lineCount < 200, "\(file) has \(file.lineCount) lines")
      }
    }
  }

  @Test("A feature has the same file names in each module")
  func sameStems() throws {
    func stems(_ module: String, without endings: [String]) throws -> [String] {
      let folder = "Sources/Architectures/\(module)"
      return try house.files(in: folder).map(\.path)
        .map { String($0.dropFirst(folder.count + 1)) }
        .filter { path in !endings.contains { path.hasSuffix($0) } }
    }
    let mvc = try stems("MVC", without: [])
    let mvp = try stems("MVP", without: ["View.swift", "Presenter.swift"])
    let mvvm = try stems("MVVM", without: ["ViewModel.swift", "Box.swift"])
    #expect(mvc.contains("Greeting/GreetingScreen.swift"))
    #expect(mvp == mvc)
    #expect(mvvm == mvc)
  }

  @Test("No type is named like its module")
  func typeNames() throws {
    for file in try house.files(in: "Sources") {
      let kinds = "struct|class|enum|protocol|actor|typealias"
      let declaration = try Regex("\\b(\(kinds))\\s+\(file.target)\\b")
      #expect(
        file.text.firstMatch(of: declaration) == nil,
        "\(file) declares \(file.target)"
      )
    }
  }

  @Test("Nothing unexpected stands at the top")
  func top() throws {
    let expected: Set<String> = [
      "Lessons", "Package.resolved", "Package.swift", "README.md", "Sources",
      "Tests",
    ]
    let names = Set(try house.namesAtTheTop())
    #expect(names.subtracting(expected) == [])
    #expect(names.isSuperset(of: ["Package.swift", "Sources", "Tests"]))
  }
}
