import Catalogue
import Foundation
import Play
import Render
import TestSupport
import Testing
import Trace

@Suite(
  "The trace command",
  .enabled(if: Recorder.isAvailable, "needs a debug build on Linux")
)
struct TraceCommandTests {
  /// The messages of all the others stand in lists; see `MessageListTests`.
  @Test(
    "The diagrams of a demo are these",
    arguments: Catalogue.standard.variants.filter {
      $0.feature.name == "greeting" || $0.name == "mvp/weather"
    }
  )
  func golden(_ variant: Variant) async throws {
    let (architecture, feature) = (variant.architecture, variant.feature)
    let run = try await Executable.run(
      "trace \(architecture.name) \(feature.name)"
    )
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    let name = "trace-\(architecture.name)-\(feature.name)"
    #expect(try run.output == Golden.text(name, for: run.output))
  }

  @Test("An error decides nothing, also where models do")
  func error() async throws {
    let run = try await Executable.run("trace traditional-mvc weather")
    #expect(run.output.contains("get message"))
    #expect(!run.output.contains("★ get message"))
  }

  @Test("Thirty runs, or five in haste, are the same to the byte")
  func repeated() async throws {
    let first = try await Executable.run("trace greeting --calls").output
    #expect(first.contains("set text"))
    for _ in 1..<(SlowTests.areRun ? 30 : 5) {
      #expect(
        try await Executable.run("trace greeting --calls").output == first
      )
    }
  }

  @Test(
    "No line is wider than asked for",
    arguments: SlowTests.areRun ? [20, 60, 80, 132] : [20]
  )
  func columns(_ columns: Int) async throws {
    for feature in ["greeting", "photo-list", "weather"] {
      let run = try await Executable.run(
        "trace \(feature) --columns \(columns)"
      )
      // A step stands as the script has it.
      let lines = run.output.split(separator: "\n")
        .filter { !$0.hasPrefix(">") }
      #expect(!lines.isEmpty)
      #expect(lines.allSatisfy { $0.count <= columns })
    }
  }

  // Mermaid refuses a text with two diagrams, so that all is one.
  @Test(
    "Mermaid's language is one diagram and holds nothing else",
    arguments: SlowTests.areRun ? everyText : someTexts
  )
  func mermaid(_ words: String) async throws {
    let run = try await Executable.run("trace \(words) --mermaid")
    #expect(run.exitCode == 0)
    let statement =
      /box transparent [\w-]+|end|participant P\d+ as .+|P\d+-(?:-)?>>P\d+: .+|Note (?:right of P\d+|over P\d+(?:,P\d+)?): .+|%% .*/
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "sequenceDiagram")
    for line in lines.dropFirst() {
      #expect(line.wholeMatch(of: statement) != nil, "\(line)")
    }
    let names = lines.filter { $0.hasPrefix("participant") }
      .compactMap { $0.split(separator: " ").dropFirst().first }
    #expect(Set(names).count == names.count)
    #expect(lines.contains { $0.hasPrefix("Note over P1") })
    #expect(lines.contains { $0.hasPrefix("Note over") && $0.hasSuffix(".") })
  }

  private static let someTexts = [
    "mvc greeting", "photo-list --calls", "weather",
  ]
  private static let everyText =
    Catalogue.standard.variants.map {
      "\($0.architecture.name) \($0.feature.name)"
    } + ["greeting", "photo-list --calls", "weather"]

  @Test("JSON holds the messages and the rules")
  func json() async throws {
    let run = try await Executable.run("trace mvp greeting --json")
    let data = Data(run.output.utf8)
    let reports = try #require(
      try JSONSerialization.jsonObject(with: data) as? [[String: Any]]
    )
    #expect(reports.count == 1)
    let actions = try #require(reports[0]["actions"] as? [[String: Any]])
    #expect(
      actions.map { $0["action"] as? String } == [nil, "tap \"Click me\""]
    )
    #expect(
      actions.map { $0["title"] as? String }
        == [nil, "You tap, and the label greets the person."]
    )
    #expect((actions[1]["narration"] as? String)?.contains("until now") == true)
    let rules = try #require(reports[0]["rules"] as? [[String: Any]])
    #expect(
      rules.map { $0["testedActions"] as? Int } == [0, 1, 1, 1, 0, 0, 2, 2, 0]
    )
    #expect(reports[0]["typesWithoutRole"] as? [String] == [])
  }

  @Test(
    "What drops an answer and what cancels a task is said in each architecture",
    arguments: [
      (8, "", "[guard !Task.isCancelled else { return }]"),
      (6, "", "✕ cancels the older task: "), (6, " --calls", "✕ cancels the "),
      (8, " --plain", "x drops the answer: "), (1, "", nil),
    ]
  )
  func remarks(_ step: Int, _ options: String, _ remark: String?) async throws {
    let run = try await Executable.run(
      "trace weather --demo late-answer --columns 300 --step \(step)\(options)"
    )
    #expect(run.exitCode == 0)
    let variants = run.output.split(separator: "== ").filter {
      $0.contains(", step \(step) of 8\n")
    }
    #expect(variants.count == Catalogue.standard.architectures.count)
    for variant in variants {
      let found = ["drops the answer", "cancels the older task"].map {
        variant.components(separatedBy: $0).count - 1
      }
      #expect(found.reduce(0, +) == (remark == nil ? 0 : 1), "\(variant)")
      #expect(remark.map { variant.contains($0) } ?? true, "\(variant)")
      #expect(variant.split(separator: "\n").count { $0.hasPrefix("> ") } == 1)
    }
  }

  @Test(
    "What is made for other programs says it, too, and of which step",
    arguments: [
      ("--mermaid", "✕ drops the answer: ", "its task was cancelled in step 6"),
      ("--json", "\"kind\" : \"drops\"", "\"cancelledInStep\" : 6"),
    ]
  )
  func remarksForPrograms(
    _ form: String,
    _ remark: String,
    _ cause: String
  ) async throws {
    let run = try await Executable.run(
      "trace weather --demo late-answer --step 8 \(form)"
    )
    let count = Catalogue.standard.architectures.count
    for text in [remark, cause] {
      #expect(run.output.components(separatedBy: text).count - 1 == count)
    }
  }

  @Test("A task is cancelled where the store does it, after the reducer")
  func cancellingStore() async throws {
    let run = try await Executable.run(
      "trace mvi weather --demo late-answer --step 6"
    )
    let parts = ["reduce(into:event:)", "✕ cancels", "handle(_:send:)"]
      .compactMap { run.output.range(of: $0)?.lowerBound }
    #expect(parts.count == 3)
    #expect(parts == parts.sorted())
  }

  @Test("Of several steps each has its number")
  func numbers() async throws {
    let run = try await Executable.run("trace mvp weather --demo late-answer")
    let numbers = run.output.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^> .* \(step (\d+)\)$/).map { String($0.1) }
    }
    #expect(numbers == (1...8).map(String.init))
  }

  @Test("A step that a script has not is told with how many there are")
  func noStep() async throws {
    let run = try await Executable.run("trace mvp greeting --step 2")
    #expect(run.exitCode == 64)
    #expect(run.output == "")
    #expect(
      run.errors.hasPrefix(
        "Error: There is no step 2: this script has 1, "
          + "and the start is step 0\n"
      )
    )
    #expect(run.errors.hasSuffix(" trace mvp greeting --step 1\n"))
  }

  @Test("A transcript can have the diagram under each frame")
  func underFrames() async throws {
    let run = try await Executable.run("mvvm greeting --trace --height 3")
    #expect(run.exitCode == 0)
    let tap = try #require(run.output.range(of: "> tap"))
    let box = try #require(run.output[tap.upperBound...].range(of: "└──"))
    #expect(run.output[box.upperBound...].contains("greetButtonTapped()"))
  }

  @Test("A program without symbols says so in one line")
  func stripped() async throws {
    let run = try await Executable.shell(
      """
      folder=$(mktemp -d) && cp "$workbench" "$folder/workbench" || exit 99
      strip "$folder/workbench" || exit 99
      "$folder/workbench" trace greeting; code=$?
      rm -r "$folder"; exit $code
      """
    )
    #expect(run.exitCode == 70)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("Error: This build records no calls: "))
    #expect(run.errors.count { $0 == "\n" } == 1)
  }
}
