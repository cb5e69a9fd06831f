import Catalogue
import ConsoleUI
import Foundation
import TestSupport
import Testing
import WorkbenchKit

/// Every variant, used by keys through its whole demo script.
@Suite(.serialized)
@MainActor
struct DemoByKeysTests {
  @Test(arguments: quickVariants)
  func theScreenShowsTheFramesOfTheTranscript(name: String) throws {
    try playDemo(name)
  }

  // These wait for several seconds, as long as the sample weather takes.
  @Test(
    .enabled(
      if: SlowTests.areRun,
      Comment(rawValue: SlowTests.hint)
    ),
    arguments: slowVariants
  )
  func theScreenShowsTheFramesOfTheSlowTranscript(name: String) throws {
    try playDemo(name)
  }

  private func playDemo(_ name: String) throws {
    let variant = try #require(Variant.named(name))
    let words = [variant.architecture.name, variant.feature.name]
    let program = try Program("workbench", words)
    let world = World(data: try variant.feature.sampleData())
    let session = Session(variant: variant, world: world)
    let script = try Script(name: "demo", text: variant.feature.demoScript)
    var driver = KeyDriver(program)
    try expect(session.makeFrame(), on: program, after: "the start")
    for line in script.lines {
      let frame = try session.play(line, of: script)
      guard case .action(let action) = line.step else { continue }
      try driver.perform(action)
      try expect(frame, on: program, after: "\(line.number): \(action)")
    }
    program.send("\u{3}")
    #expect(program.waitForEnd() == 0)
    #expect(program.screen.unknownSequences.isEmpty)
  }

  private func expect(
    _ frame: Frame,
    on program: Program,
    after step: String
  ) throws {
    let wanted = frame.lines.map(withStillSpinner)
    let isShown = program.wait { screen in
      screen.lines.dropLast().map(withStillSpinner) == wanted
    }
    let shown = program.screen.lines.joined(separator: "\n")
    try #require(
      isShown,
      "after \(step):\n\(shown)\ninstead of\n\(wanted.joined(separator: "\n"))"
    )
  }

  /// A line in which it does not matter how far the spinner has turned: that
  /// depends on the moment at which a key was pressed.
  private func withStillSpinner(_ line: String) -> String {
    ["/ ", "- ", "\\ "].reduce(line) { line, step in
      line.replacingOccurrences(of: step + "Loading", with: "| Loading")
    }
  }
}

private let variants = Catalogue.standard.features.flatMap {
  Catalogue.standard.variants(of: $0)
}
private let slowVariants = variants.map(\.name).filter {
  $0.hasSuffix("weather")
}
let quickVariants = variants.map(\.name).filter {
  !$0.hasSuffix("weather")
}
let variantNames = variants.map(\.name)

extension Variant {
  static func named(_ name: String) -> Variant? {
    variants.first { $0.name == name }
  }
}
