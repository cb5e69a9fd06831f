import Catalogue
import Foundation
import Play
import TestSupport
import Testing
import Trace

@testable import Page

@Suite("The picture of a moment")
struct MomentPictureTests {
  @Test(
    "The picture in the README is what the code does now",
    .enabled(if: Recorder.isAvailable, "needs a debug build on Linux")
  )
  @MainActor
  func picture() throws {
    let feature = try #require(Catalogue.standard.feature(named: "weather"))
    let recording = try FeatureRecording(
      of: feature,
      in: Catalogue.standard.variants(of: feature),
      data: try feature.sampleData(),
      package: TestedPackage.folder
    )
    let picture = try #require(
      MomentPicture(openingOf: recording, in: ["mvp", "mvi"])
    )
    let file = TestedPackage.folder
      .appendingPathComponent(".github/moment.svg")
    if ProcessInfo.processInfo.environment["WORKBENCH_REWRITE"] == "1" {
      try Data(picture.svg.utf8).write(to: file)
    }
    // The heading of a quote says where its lines stand.
    let quotes = picture.svg.matches(
      of: /: (\w+\.swift), line (\d+)<\/text>((<text class="code".+?<\/text>)+)/
    )
    var quoted: [String] = []
    for (module, quote) in zip(["MVP", "MVP", "MVI", "MVI"], quotes) {
      let file = recording.files.first {
        $0.key.hasPrefix("Sources/Architectures/\(module)/")
          && $0.key.hasSuffix("/\(quote.1)")
      }
      let source = try #require(file).value.split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      let rows = quote.3.matches(of: /x="(\d+)"[^>]*>([^<]+)</)
      for row in rows {
        // As wide as most fonts draw it.
        #expect(try #require(Int(row.1)) + row.2.count * 9 <= 936, "\(row.2)")
      }
      let number = try #require(Int(quote.2))
      quoted.append(rows.map(\.2).joined(separator: " "))
      #expect(source[number - 1].drop { $0 == " " } == quoted.last ?? "")
    }
    #expect(
      quoted == [
        "search?.cancel()", "guard !Task.isCancelled else { return }",
        "tasks[number]?.cancel()",
        "guard !Task.isCancelled else { return }",
      ]
    )
    #expect(picture.svg.contains(">answer: Yakutsk</text>"))
    // No lifeline passes through words.
    let words = picture.svg.matches(of: /<text class="label"/)
    let grounds = picture.svg.matches(
      of: /<rect class="behind"[^>]+><text class="label"/
    )
    #expect(grounds.count == words.count)
    #expect(picture.svg == (try? String(contentsOf: file, encoding: .utf8)))
  }
}
