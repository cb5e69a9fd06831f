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
    let parts = picture.svg.split(separator: /mv[pi]: \w+\.swift</)
    // What the page says at this moment, in its order.
    let said = texts(in: parts[0]).filter { $0.style.hasPrefix("label") }
    #expect(
      said.map(\.text).joined(separator: " ") == """
        findPlace(named:) goes on “Yakutsk” PlaceService → Presenter \
        ★\u{A0}findPlace(named:) has answered “Yakutsk” ✕ drops the answer \
        ✕ its task was cancelled in step 6 \
        findPlace(named:) goes on “Yakutsk” \
        findPlace(named:) has answered “Yakutsk” EffectHandler → Store \
        a closure in run(_:ids:keepsStore:) ✕ drops the answer \
        ✕ its task was cancelled in step 6 handle(_:send:) has ended
        """
    )
    // No lifeline passes through the words.
    let grounds = parts[0].matches(
      of: /<rect class="(behind|mark)"[^>]+><text class="label/
    )
    #expect(grounds.count == said.count)
    // The lines of the sources stand beside their numbers.
    let sources = ["MVP/Weather/WeatherPresenter", "MVI/Store/Store"]
    for (source, part) in zip(sources, parts.dropFirst()) {
      let text = recording.files["Sources/Architectures/\(source).swift"]
      let lines = try #require(text).components(separatedBy: "\n")
      let rows = texts(in: part)
      let code = rows.filter { $0.style.hasPrefix("code") }
      let numbers = rows.compactMap { Int($0.text) }
      #expect(numbers.count == code.count)
      for (number, row) in zip(numbers, code) {
        // A line that is too long ends in "…".
        if row.text.hasSuffix("…") {
          #expect(lines[number - 1].contains(row.text.dropLast()))
        } else {
          #expect(lines[number - 1].hasSuffix(row.text))
        }
        // As wide as most fonts draw it.
        let end = row.x + row.text.count * 9
        #expect(end <= (row.x < 550 ? 544 : 1084), "\(row.text)")
      }
      let decided = code.filter { $0.style == "code strong" }
        .map { $0.text.drop { $0 == " " } }
      #expect(decided == ["guard !Task.isCancelled else { return }"])
    }
    #expect(picture.svg == (try? String(contentsOf: file, encoding: .utf8)))
  }

  /// The texts of a drawing, each with its style and its place.
  private func texts(
    in svg: Substring
  ) -> [(style: Substring, text: String, x: Int)] {
    let pattern =
      /<text class="([^"]+)"(?: text-anchor="end")? x="(\d+)" [^>]*>(.*?)<\/text>/
    return svg.matches(of: pattern).map { match in
      let (_, style, x, text) = match.output
      let plain = text.replacing(/<[^>]*>/, with: "")
      return (style, String(plain), Int(x) ?? 0)
    }
  }
}
