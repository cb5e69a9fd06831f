import Catalogue
import CatalogueDoubles
import Foundation
import Play
import Render
import TestSupport
import Testing

@Suite("workbench compare")
struct CompareCommandTests {
  @Test("Everything is the same")
  func everything() async throws {
    let run = try await Executable.run("compare all")
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    let verdicts = run.output.split(separator: "\n").filter { line in
      [" step, ", " steps, "].contains { line.contains($0) }
    }
    #expect(verdicts.count == Catalogue.standard.features.count)
    #expect(
      verdicts.allSatisfy {
        $0.hasSuffix("the same in all: \(Catalogue.names)")
      }
    )
    #expect(!run.output.contains("≠") && !run.output.contains("✗"))
  }

  @Test("No name means 'all', as capitals do")
  func names() async throws {
    let all = try await Executable.run("compare all --random 3 --seed 1")
    #expect(all.exitCode == 0)
    for words in ["compare", "Compare ALL"] {
      let run = try await Executable.run("\(words) --random 3 --seed 1")
      #expect(run.output == all.output)
    }
  }

  @Test("132 columns are the default off a terminal")
  func columns() async throws {
    let run = try await Executable.run("compare greeting")
    let wide = try await Executable.run("compare greeting --columns 132")
    let narrow = try await Executable.run("compare greeting --columns 130")
    #expect(run.output == wide.output)
    #expect(run.output.contains("┐  ┌") == (Catalogue.widthForAll <= 132))
    #expect(!narrow.output.contains("┐  ┌"))
  }

  @Test("A failed expectation ends with exit code 1")
  func failure() async throws {
    let run = try await Executable.run(
      "compare greeting --script -",
      input: "expect \"Nope\""
    )
    #expect(run.exitCode == 1)
    #expect(
      run.output.contains("✗ expect \"Nope\"  (fails in \(Catalogue.names))")
    )
    let json = try await Executable.run(
      "compare greeting --json --script -",
      input: "expect \"Nope\""
    )
    #expect(json.exitCode == 1)
  }

  @Test("A summary has no screens, but for those after a step that failed")
  func summary() async throws {
    let run = try await Executable.run("compare greeting --summary")
    #expect(run.output.contains("= all 7 the same"))
    #expect(run.output.contains("Messages between types"))
    #expect(!run.output.contains("┌"))
    let failed = try await Executable.run(
      "compare greeting --summary --script -",
      input: "expect \"Nope\""
    )
    #expect(failed.output.contains("┌"))
    let refused = try await Executable.run("compare greeting --summary --json")
    #expect(refused.exitCode == 64)
  }

  @Test("JSON tells the steps, frames and verdict of each feature")
  func json() async throws {
    let run = try await Executable.run(
      "compare all --json --width 22 --height 3"
    )
    let reports = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        as? [[String: Any]]
    )
    #expect(
      reports.map { $0["feature"] as? String }
        == Catalogue.standard.features.map(\.name)
    )
    let greeting = try #require(reports.first)
    #expect(
      greeting["architectures"] as? [String]
        == Catalogue.standard.architectures.map(\.name)
    )
    #expect(greeting["isSame"] as? Bool == true)
    let steps = try #require(greeting["steps"] as? [[String: Any]])
    #expect(steps.count == 3)
    #expect(steps[0]["step"] == nil)
    #expect(steps[1]["step"] as? String == "tap \"Click me\"")
    #expect(steps[1]["isSame"] as? Bool == true)
    #expect(steps[1]["failures"] as? [String] == [])
    let frames = try #require(steps[1]["frames"] as? [String: [String]])
    #expect(
      frames["mvp"] == [
        " Hello Wasin Thonkaew ", String(repeating: " ", count: 22),
        " [ Click me ]         ",
      ]
    )
  }

  @Test("Random actions say their seed, and the seed repeats them")
  func random() async throws {
    let run = try await Executable.run("compare greeting --random 50 --seed 9")
    #expect(run.exitCode == 0)
    #expect(
      run.output == """
        greeting: 50 random actions with seed 9, \
        the same in all: \(Catalogue.names)

        """
    )
    let other = try await Executable.run("compare greeting --random 50")
    #expect(other.output.contains(/with seed [0-9]+, the same/))
  }

  @Test(
    "Options that do not go together are wrong usage",
    arguments: [
      ("compare all --script x", "'--script' needs one feature, not all"),
      ("compare --demo tour", "'--demo' needs one feature, not all"),
      ("compare --data x", "'--data' needs one feature, not all"),
      (
        "compare greeting --random 5 --script x",
        "'--random' and '--script' exclude each other"
      ),
      (
        "compare greeting --random 5 --demo tour",
        "'--random' and '--demo' exclude each other"
      ),
      ("compare greeting --seed 5", "'--seed' needs '--random'"),
    ]
  )
  func wrongUsage(_ words: String, _ message: String) async throws {
    let run = try await Executable.run(words)
    #expect(run.exitCode == 64)
    #expect(run.output == "")
    let usage = "\nUsage: workbench compare [<architecture>...] [<feature>]"
    #expect(run.errors.hasPrefix("Error: \(message)\(usage)"))
  }
}
