import Catalogue
import Foundation
import Play
import Render
import TestSupport
import Testing
import Trace

@Suite("The page command")
struct PageCommandTests {
  @Test("Two runs write the same bytes, to a file and to standard output")
  func sameBytes() async throws {
    let printed = try await Executable.shell("\"$workbench\" page greeting")
    #expect(printed.exitCode == 0)
    #expect(printed.errors == "")
    #expect(printed.output.hasPrefix("<!DOCTYPE html>\n"))
    for (name, isShown) in [("mvi", true), ("mvvm", false)] {
      let toggle = "data-toggle=\"\(name)\" aria-pressed=\"\(isShown)\""
      #expect(printed.output.contains(toggle))
    }
    try await withFolder { folder in
      let file = folder.appendingPathComponent("page.html")
      let run = try await Executable.shell(
        "\"$workbench\" page --output '\(file.path)' greeting"
      )
      #expect(run.exitCode == 0)
      #expect(run.output == "")
      #expect(
        run.errors == """
          Wrote \(file.path)
          Open it in a browser: \(file.absoluteString)

          """
      )
      let written = try String(contentsOf: file, encoding: .utf8)
      #expect(written == printed.output)
    }
  }

  @Test("Architectures can be chosen, in any order of words")
  func architectures() async throws {
    let page = try await Executable.run("page MVP mvi greeting").output
    #expect(page.contains("data-toggle=\"mvp\""))
    #expect(page.contains("data-toggle=\"mvi\""))
    #expect(!page.contains("data-toggle=\"mvc\""))
    #expect(!page.contains(/data-toggle="\w+" aria-pressed="false"/))
    #expect(try await Executable.run("page greeting mvp mvi").output == page)
    #expect(try await Executable.run("page mvp greeting mvi").output == page)
  }

  @Test("Without a feature it holds all of them")
  func allFeatures() async throws {
    // All architectures take seconds more; their pages are tried one by one.
    let page = try await Executable.run("page mvvm").output
    let parsed = ParsedPage(page)
    #expect(parsed.problem == nil)
    #expect(Set(parsed.ids).count == parsed.ids.count)
    for feature in Catalogue.standard.features {
      for demo in feature.demos {
        #expect(parsed.ids.contains("\(feature.name)/\(demo.name)/step=1"))
      }
    }
    if Recorder.isAvailable {
      #expect(page.contains("class=\"ladder\" data-v=\"mvvm\""))
    }
  }

  @Test(
    "What cannot be done is said",
    arguments: [
      ("page --script a.txt", 64, "needs a feature"),
      ("page all mvp", 64, "'all' means 'mvp', too"),
      ("page greeting weather", 64, "'weather'"),
      ("page nothing", 64, "'nothing' is invalid"),
      ("page greeting --output /nowhere/page.html", 66, "cannot be written"),
      ("page greeting --output /", 66, "'/' cannot be written"),
      ("page greeting --bench /nowhere.json", 66, "/nowhere.json"),
      ("page greeting --testability Package.swift", 65, "--json"),
    ]
  )
  func refusals(_ words: String, _ code: Int32, _ text: String) async throws {
    let run = try await Executable.run(
      words.replacing(
        "Package.swift",
        with: TestedPackage.folder.appendingPathComponent("Package.swift").path
      )
    )
    #expect(run.exitCode == code)
    #expect(run.errors.contains(text))
    #expect(run.output == "")
  }

  @Test("A page names a script without its folders")
  func scriptOfAFile() async throws {
    try await withFile(Data("expect \"Nobody\"\n".utf8)) { file in
      let run = try await Executable.run("page greeting --script \(file)")
      #expect(run.exitCode == 1)
      #expect(run.output.contains(":1: expect"))
      #expect(!run.output.contains(file))
    }
  }

  @Test("A script that fails is shown up to there, and is a failure")
  func failingScript() async throws {
    let run = try await Executable.run(
      "page greeting --script -",
      input: "tap \"Click me\"\nexpect \"Nobody\"\ntap \"Click me\"\n"
    )
    #expect(run.exitCode == 1)
    #expect(run.errors.contains("mvc: standard input:2: expect \"Nobody\""))
    #expect(run.output.contains("✗ mvp: standard input:2: expect"))
    #expect(run.output.contains("greeting/script/step=1"))
    #expect(!run.output.contains("greeting/script/step=2"))
    // The demos are for the sample data, and this is another script.
    #expect(!run.output.contains("greeting/tour/"))
  }

  @Test(
    "Figures that no command printed are refused at their place",
    arguments: [
      (
        "testability", "",
        "it is no JSON, or a number in it is of another kind"
      ),
      ("testability", "[]", "the top holds a value of another kind"),
      ("testability", #"{"variants": []}"#, "missing is missing"),
      (
        "bench", #"[{"group": "a view", "name": 3}]"#,
        "[0].name holds a value of another kind"
      ),
      ("bench", #"[{"group": "a view"}]"#, "[0].name is missing"),
      ("changes", #"{"rows": 1}"#, "rows holds a value of another kind"),
    ]
  )
  func wrongFigures(option: String, content: String, said: String) async throws
  {
    try await withFile(Data(content.utf8)) { file in
      let run = try await Executable.run("page greeting --\(option) \(file)")
      #expect(run.exitCode == 65)
      let command = option == "changes" ? "change" : option
      #expect(
        run.errors.contains(
          "'\(file)' is not what '\(command) --json' prints: \(said)\n"
        )
      )
    }
  }

  @Test("Measured figures are shown as the commands word them")
  func measured() async throws {
    let testability = """
      {"variants": [{"architecture": "mvp", "feature": "greeting",
        "costs": {"files": 4, "types": 3, "filesNeededOnce": 1,
          "typesNeededOnce": 2, "actions": 2, "messages": 11,
          "participants": 8}}, {"architecture": "mvp", "feature": "weather",
        "costs": {"files": 9, "types": 9, "filesNeededOnce": 9,
          "typesNeededOnce": 9, "actions": 9, "messages": 9,
          "participants": 9}}], "missing": {}}
      """
    let bench = """
      [{"group": "a view", "name": "direct", "nanoseconds": 33.6,
        "spread": 0.02, "samples": 5, "floor": "call", "ratio": 1.5}]
      """
    try await withFile(Data(testability.utf8)) { testability in
      try await withFile(Data(bench.utf8)) { bench in
        let page = try await Executable.run(
          "page greeting --testability \(testability) --bench \(bench)"
        ).output
        #expect(page.contains("<td>5.5</td>"))
        #expect(page.contains("<td>2 (1)</td>"))
        #expect(!page.contains("mvp/weather"))
        // With one feature its name need not stand in every row.
        #expect(page.contains("<th scope=\"row\">mvp</th>"))
        #expect(page.contains("It misleads where a type does more than one"))
        #expect(page.contains("<td>33.6 ns</td>"))
        #expect(page.contains("Compare ratios; times are those of the machine"))
        #expect(page.contains("It misleads if you compare ratios to"))
      }
    }
  }
}
