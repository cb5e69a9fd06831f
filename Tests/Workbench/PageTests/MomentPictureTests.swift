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
      MomentPicture(openingOf: recording, in: ["mvvm", "mvi"])
    )
    let file = TestedPackage.folder
      .appendingPathComponent(".github/moment.svg")
    if ProcessInfo.processInfo.environment["WORKBENCH_REWRITE"] == "1" {
      try Data(picture.svg.utf8).write(to: file)
    }
    let lines = picture.svg.matches(
      of: /decides: ([\w\/]+\.swift), line (\d+)<\/text><text.*?>(.+?)<\/text>/
    )
    #expect(lines.count == 2)
    for line in lines {
      let place = recording.files.first { $0.key.hasSuffix("/\(line.1)") }
      let source = try #require(place).value.split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      let number = try #require(Int(line.2))
      #expect(
        source[number - 1].drop { $0 == " " }
          == line.3.replacing("&gt;", with: ">").replacing("&lt;", with: "<")
      )
    }
    #expect(picture.svg.contains(">answer: Yakutsk</text>"))
    #expect(picture.svg == (try? String(contentsOf: file, encoding: .utf8)))
  }
}
