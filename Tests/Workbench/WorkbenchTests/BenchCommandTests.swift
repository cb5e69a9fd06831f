import CallTrace
import Catalogue
import Foundation
import TestSupport
import Testing
import WorkbenchKit

/// The command as one uses it; the tests are a debug build, so what needs the
/// optimiser is refused.
@Suite("The bench command")
struct BenchCommandTests {
  #if DEBUG
    @Test(
      "A debug build refuses in one line that names the command to use",
      arguments: ["bench", "bench --builds", "bench --filter update"]
    )
    func refusal(words: String) async throws {
      let run = try await Executable.run(words)
      #expect(run.exitCode == 70)
      #expect(run.output == "")
      #expect(
        run.errors == """
          Error: A debug build measures the missing optimiser; use \
          'swift run -c release workbench bench'

          """
      )
    }

    @Suite(.enabled(if: Recorder.isAvailable, "needs a debug build on Linux"))
    struct RecordingTests {
      private func run(filter: String, _ others: String...) async throws
        -> TestSupport.Run
      {
        let words = ["bench", "--recording", "--filter", filter]
        return try await Executable.run(Executable.url, words + others)
      }

      @Test("A debug build measures what recording a call costs")
      func recording() async throws {
        let run = try await run(filter: "is, not")
        #expect(run.exitCode == 0)
        let lines = run.output.split(separator: "\n")
        #expect(lines.first == "a call")
        #expect(lines.contains { $0.contains("of one that is, not recorded") })
        #expect(!run.output.contains("of one that is, recorded"))
      }

      @Test(
        "The measurements are JSON for programs, of each demo if asked for",
        arguments: SlowTests.areRun ? ["is, not", "not"] : ["is, not"]
      )
      func json(filter: String) async throws {
        let run = try await run(filter: filter, "--json")
        #expect(run.exitCode == 0)
        let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        let rows = try #require(json as? [[String: Any]])
        let demos = filter == "not" ? Catalogue.standard.variants.count : 0
        #expect(rows.count == 2 + demos)
        #expect(
          rows[0]["name"] as? String == "of a function that is not traced"
        )
        #expect(rows[0]["ratio"] == nil)
        #expect(rows[1]["floor"] as? String == rows[0]["name"] as? String)
        #expect(rows.allSatisfy { $0["nanoseconds"] is Double })
      }
    }
  #endif

  @Test(
    "Wrong usage is told",
    arguments: [
      ("bench --recording --builds", "do not go together"),
      ("bench --recording --filter nothing-like-it", "No benchmark has"),
    ]
  )
  func wrongUsage(words: String, part: String) async throws {
    let run = try await Executable.run(words)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(part))
  }
}
