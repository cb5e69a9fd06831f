import Catalogue
import Foundation
import Play
import TestSupport
import Testing

@testable import Commands

@MainActor
@Suite("The examples of the help texts")
struct HelpExampleTests {
  /// Those that need a release build, a person, a network, an exercise, or
  /// minutes.
  private static let unplayed = [
    "swift run ", "--record", "--live", "testability", "--measure", "lesson",
    "site",
  ]

  private let program = Workbench(Surroundings(catalogue: .standard)).program

  private var specs: [CommandSpec] { specs(from: program.root) }

  private func specs(from spec: CommandSpec) -> [CommandSpec] {
    [spec] + spec.subcommands.flatMap(specs)
  }

  private var lines: [String] {
    let examples =
      specs.flatMap(\.examples) + program.topics.flatMap(\.examples)
    return examples.map(\.line)
  }

  @Test("Every command and topic has some")
  func all() {
    for spec in specs {
      #expect(!spec.examples.isEmpty, "\(spec.name)")
    }
    for topic in program.topics {
      #expect(!topic.examples.isEmpty, "\(topic.name)")
    }
  }

  @Test("They are understood")
  func parsed() throws {
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      let start = try #require(words.lastIndex(of: "workbench"), "\(line)")
      let own = words[(start + 1)...].prefix { !["|", ">"].contains($0) }
      let request = try program.parse(Array(own))
      guard case .run = request else {
        Issue.record("\(line) runs nothing")
        return
      }
    }
  }

  @Test("Those that are quick succeed")
  func played() async throws {
    // The files that they name.
    let files = """
      printf 'wait 1s\\ntap "Mark all as done"\\n' > steps.txt
      echo '{"first_name": "Ada", "last_name": "Lovelace"}' > person.json

      """
    let quick = lines.filter { line in
      !Self.unplayed.contains { line.contains($0) }
    }
    #expect(quick.count > 10)
    try await withFolder { folder in
      for line in quick {
        let call = line.replacing("workbench ", with: "\"$workbench\" ")
        let run = try await Executable.shell(
          "cd '\(folder.path)'\n\(files)\(call)"
        )
        #expect(run.exitCode == 0, "\(line)")
        let problems = run.errors.split(separator: "\n")
          .filter { !$0.hasPrefix("Wrote ") && !$0.hasPrefix("Open it ") }
        #expect(problems == [], "\(line)")
      }
    }
  }

  @Test(
    "The data that 'help data' shows is taken",
    arguments: HelpTopic.dataFormats.map { ($0.feature, $0.sample) }
  )
  func data(_ feature: String, _ sample: String) async throws {
    let run = try await Executable.run(
      "compare \(feature) --data -",
      input: sample
    )
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
  }

  @Test("No line of a topic is wider than 80 columns")
  func width() async throws {
    for topic in program.topics {
      let run = try await Catalogue.standard.run("help \(topic.name)")
      let lines = run.output.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 80 }, "\(topic.name)")
    }
  }
}
