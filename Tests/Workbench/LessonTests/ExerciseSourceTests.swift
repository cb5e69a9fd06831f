import LessonChecks
import Testing

/// What a check can ask of a file's text.
@Suite struct ExerciseSourceTests {
  @Test func aWordInAQuoteOrACommentIsNoName() {
    let source = ExerciseSource(
      """
      // Weather
      let text = "WeatherView"
      let view: WeatherLayout
      """
    )
    #expect(source.names("WeatherLayout"))
    #expect(!source.names("Weather"))
    #expect(!source.names("WeatherView"))
    #expect(source.quotedTexts == ["\"WeatherView\""])
  }

  @Test(arguments: [
    ("if a { b() }", ["if"]), ("switch a { default: b() }", ["switch"]),
    ("guard a else { return }", ["guard"]), ("let b = a ? 1 : 2", ["?"]),
    ("guard let self else { return }", []), ("if let self { b() }", []),
    ("self?.show(a)", []), ("let b: Int?", []), ("let text = \"if a\"", []),
    ("// if a", []),
  ])
  func aDecisionIsWhatBranches(code: String, decisions: [String]) {
    let source = ExerciseSource("func f() {\n\(code)\n}")
    #expect(source.decisions == decisions)
  }

  @Test func anOpenFunctionIsOneThatOtherFilesCanCall() {
    let source = ExerciseSource(
      """
      struct Row {
        init() {}
        var text: String { "" }
        func words() {}
        private func trim() {}
      }
      extension Row {
        func date() {}
        fileprivate func format() {}
      }
      private extension Row {
        func hidden() {}
      }
      struct Other {
        func elsewhere() {}
      }
      """
    )
    let functions = source.openFunctions(of: "Row")
    #expect(functions.count == 2)
    #expect(functions.contains { $0.hasPrefix("words") })
    #expect(functions.contains { $0.hasPrefix("date") })
  }

  @Test func aSettablePropertyIsOneThatOtherFilesCanSet() {
    let source = ExerciseSource(
      """
      final class List {
        var rows = 0
        private(set) var isLoading = false
        private var photos: [Int] = []
        let title = ""
        var count: Int { rows }
        var rowsDidChange: ((Int) -> Void)?
      }
      struct Other { var text = "" }
      """
    )
    #expect(source.settableProperties(of: "List") == ["rows"])
  }

  @Test func theDocumentationIsThatAboveTheCode() {
    let source = ExerciseSource(
      """
      /// Of another type.
      struct Row {}

      // No documentation.
      /// Shows rows.
      ///
      /// It must not word them.
      @MainActor
      final class List {}
      """
    )
    #expect(
      source.documentation(above: "class List")
        == "Shows rows.  It must not word them."
    )
    #expect(source.documentation(above: "class Gone") == "")
  }

  @Test func anOpenPropertyIsOneThatOtherFilesCanRead() {
    let source = ExerciseSource(
      """
      final class List {
        private(set) var isLoading = false {
          didSet { tell() }
        }
        private var rows: [Int] = []
        fileprivate let load = 0
        weak var view: View?
        var count: Int { rows.count }
      }
      final class Other {
        var rows: [Int] = []
      }
      """
    )
    let properties = source.openProperties(of: "List")
    #expect(properties == ["isLoading", "view", "count"])
  }

  @Test func commentsAreNoCode() {
    let source = ExerciseSource(
      [
        "import Models  // and not: import ConsoleUI",
        "/* import Layouts",
        "   /* nested */ */",
        "@testable import Services",
        "let url = \"https://example.org\"  // a link",
      ].joined(separator: "\n")
    )
    #expect(source.imports == ["Models", "Services"])
    #expect(source.contains("https://example.org"))
    #expect(!source.contains("a link"))
    #expect(!source.contains("nested"))
  }
}
