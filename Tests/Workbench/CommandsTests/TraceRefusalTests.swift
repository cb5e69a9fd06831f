import Foundation
import TestSupport
import Testing

@testable import Render
@testable import Trace

@Suite("What the trace command refuses")
struct TraceRefusalTests {
  @Test("Two formats at once are wrong usage")
  func formats() async throws {
    let run = try await Executable.run("trace greeting --json --mermaid")
    #expect(run.exitCode == 64)
  }

  @Test(
    "A build that records no calls says so in one line",
    .enabled(if: !Recorder.isAvailable, "this build records calls"),
    arguments: ["trace greeting", "mvp greeting --trace"]
  )
  func unavailable(words: String) async throws {
    let run = try await Executable.run(words)
    #expect(run.exitCode == 70)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("Error: This build records no calls: "))
    #expect(run.errors.count { $0 == "\n" } == 1)
  }

  @Test("What other platforms say names a part of the README")
  func elsewhere() throws {
    let readme = TestedPackage.folder.appendingPathComponent("README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let titles = Recorder.unavailabilityElsewhere.split(separator: "\"")
    let title = try #require(titles.dropFirst().first)
    #expect(text.contains("\n### \(title)\n"))
  }
}
