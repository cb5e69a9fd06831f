import Catalogue
import Foundation
import TestSupport
import Testing
import Trace

@testable import Measure

/// The README's tables are what the command prints now.
///
/// `WORKBENCH_REWRITE=1 WORKBENCH_SLOW_TESTS=1 swift test --filter ReadmeTests`
/// writes them anew; read the difference afterwards.
@MainActor
@Suite("The README's figures", .serialized)
struct ReadmeTests {
  private static let file = TestedPackage.folder.appendingPathComponent(
    "README.md"
  )
  private static let edges = (
    start: "<!-- workbench testability weather --markdown -->\n",
    end: "<!-- end -->\n"
  )

  private func report(
    _ parts: Set<TestabilityReport.Part>
  ) throws -> TestabilityReport {
    try TestabilityRun(
      catalogue: .standard,
      package: Fixtures.sources(),
      report: { _ in }
    ).measure(parts, of: [.weather])
  }

  /// The part of the README between the two comments.
  private func shown() throws -> Range<String.Index> {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let start = try #require(text.range(of: Self.edges.start))
    let rest = start.upperBound..<text.endIndex
    let end = try #require(text.range(of: Self.edges.end, range: rest))
    return start.upperBound..<end.lowerBound
  }

  @Test(
    "What is counted without a build is up to date",
    arguments: [TestabilityReport.Part.decisions, .costs]
  )
  func quickFigures(part: TestabilityReport.Part) throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let report = try report([part])
    // A build that records no calls counts no messages.
    guard let table = report.table(of: part) else { return }
    let lines = table.markdown.joined(separator: "\n")
    #expect(text[try shown()].contains(lines))
  }

  @Test(
    "What is measured by running the suites is up to date",
    .enabled(if: SlowTests.areRun, Comment(rawValue: SlowTests.hint)),
    .enabled(if: Recorder.isAvailable, "needs a debug build on Linux")
  )
  func allFigures() throws {
    let report = try report([.decisions, .needs, .costs])
    let lines = "\n" + report.markdown.joined(separator: "\n") + "\n\n"
    var text = try String(contentsOf: Self.file, encoding: .utf8)
    if ProcessInfo.processInfo.environment["WORKBENCH_REWRITE"] == "1" {
      text.replaceSubrange(try shown(), with: lines)
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(String(text[try shown()]) == lines)
  }
}
