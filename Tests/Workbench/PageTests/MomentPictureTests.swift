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
    #expect(picture.svg == (try? String(contentsOf: file, encoding: .utf8)))
  }
}
