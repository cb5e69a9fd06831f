import Catalogue
import ConsoleUI
import Foundation
import Play
import TestSupport
import Testing

@Suite("The world of a comparison")
struct WorldCommandTests {
  /// What random use finds, which more than one test looks at.
  private static let found = Task {
    try await run("compare photo-list --random 200 --seed 1")
  }

  private static func run(
    _ words: String,
    input: String = "",
    environment: [String: String] = [:]
  ) async throws -> ProgramRun {
    try await Executable.run(
      TestedPackage.program("LocalTimeWorkbench"),
      words.split(separator: " ").map(String.init),
      input: input,
      environment: environment.merging(["TZ": "UTC"]) { $1 }
    )
  }

  @Test("A formatter without a time zone is found on a machine in UTC")
  func localTime() async throws {
    let found = try await Self.found.value
    #expect(found.exitCode == 1)
    #expect(
      found.output.hasSuffix(
        """
        The shortest script found after which they differ:
          wait 1s
        To see it again, save the script to a file and run:
          WORKBENCH_WORLD=0 workbench compare photo-list --script FILE
        photo-list: 16 random actions with seed 1, they differ: utc, local

        """
      )
    )
  }

  @Test("What was found shows the same frames again in its world only")
  func again() async throws {
    let found = try await Self.found.value
    let words = "compare photo-list --script -"
    let again = try await Self.run(
      words,
      input: "wait 1s",
      environment: ["WORKBENCH_WORLD": "0"]
    )
    #expect(again.exitCode == 1)
    let frames = found.output.split(separator: "\n").filter { $0.contains("│") }
    try #require(!frames.isEmpty)
    let framesAgain = again.output.split(separator: "\n").filter {
      $0.contains("│")
    }
    #expect(framesAgain.suffix(frames.count) == frames[...])
    #expect(try await Self.run(words, input: "wait 1s").exitCode == 0)
  }

  @Test("Far away the demonstrations show the same as here")
  func demos() async throws {
    for feature in SlowTests.areRun ? ["all"] : ["photo-list", "world-clock"] {
      let here = try await Executable.run("compare \(feature)")
      let away = try await Executable.run(
        "compare \(feature)",
        environment: ["WORKBENCH_WORLD": "0"]
      )
      #expect(away.output == here.output)
      #expect(away.exitCode == 0)
    }
  }

  @Test("In another world the services answer otherwise")
  func answers() async throws {
    let script = "wait 10s\ntap \"Reload\"\nwait 10s\ntap \"Reload\"\nwait 10s"
    var outputs: [String] = []
    for world in ["", "7", "7", "8"] {
      let run = try await Executable.run(
        "compare photo-list --script -",
        input: script,
        environment: ["WORKBENCH_WORLD": world]
      )
      outputs.append(run.output)
    }
    #expect(outputs[1] == outputs[2])
    #expect(Set(outputs).count == 3)
  }

  @Test("What is no number of a world is wrong usage", arguments: ["x", "-1"])
  func wrongNumber(_ world: String) async throws {
    let run = try await Executable.run(
      "compare greeting",
      environment: ["WORKBENCH_WORLD": world]
    )
    #expect(run.exitCode == 64)
    #expect(
      run.errors.hasPrefix(
        "Error: WORKBENCH_WORLD: expected a whole number, 0 or more"
      )
    )
  }
}
