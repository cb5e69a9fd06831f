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
    let moment = try #require(feature.opensAt)
    let demo = try #require(feature.demos.first { $0.name == moment.demo })
    let variants = Catalogue.standard.variants(of: feature)
    let run = Run(
      variants: variants,
      data: try feature.sampleData(),
      recorded: .messages
    )
    let recording = FeatureRecording(
      run.play(Demonstration(try demo.script())),
      of: feature,
      in: variants.map(\.architecture),
      script: demo.name,
      package: TestedPackage.folder
    )
    let picture = try #require(
      MomentPicture(of: recording, step: moment.step, in: ["mvvm", "mvi"])
    )
    let file = TestedPackage.folder
      .appendingPathComponent(".github/moment.svg")
    if ProcessInfo.processInfo.environment["WORKBENCH_REWRITE"] == "1" {
      try Data(picture.svg.utf8).write(to: file)
    }
    #expect(picture.svg == (try? String(contentsOf: file, encoding: .utf8)))
  }
}
