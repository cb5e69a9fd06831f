import Catalogue
import ConsoleUI
import Foundation
import TestSupport
import Testing
import WorkbenchKit

/// Every architecture, used by keys through a whole demo script.
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

  @Test(
    "Every variant, on a terminal where time is held",
    arguments: Catalogue.standard.variants.map(\.name)
  )
  func everyVariant(name: String) throws {
    let variant = try #require(Variant.named(name))
    let terminal = try HeldTerminal(variant)
    try playDemo(of: variant, on: terminal)
    #expect(terminal.screen.unknownSequences.isEmpty)
  }

  private func playDemo(_ name: String) throws {
    let variant = try #require(Variant.named(name))
    let words = [variant.architecture.name, variant.feature.name]
    let program = try Program("workbench", words)
    try playDemo(of: variant, on: program)
    program.send("\u{3}")
    #expect(program.waitForEnd() == 0)
    #expect(program.screen.unknownSequences.isEmpty)
  }

  private func playDemo(
    of variant: Variant,
    on terminal: any PersonsTerminal
  ) throws {
    let world = World(data: try variant.feature.sampleData())
    let session = Session(variant: variant, world: world)
    let script = try Script(name: "demo", text: variant.feature.demoScript)
    var driver = KeyDriver(terminal)
    try expect(session.makeFrame(), on: terminal, after: "the start")
    for line in script.lines {
      let frame = try session.play(line, of: script)
      guard case .action(let action) = line.step else { continue }
      try driver.perform(action)
      try expect(frame, on: terminal, after: "\(line.number): \(action)")
    }
  }

  private func expect(
    _ frame: Frame,
    on terminal: any PersonsTerminal,
    after step: String
  ) throws {
    let wanted = frame.lines.map(withStillSpinner)
    let isShown = terminal.wait(atMost: Program.patience) { screen in
      screen.lines.dropLast().map(withStillSpinner) == wanted
    }
    let shown = terminal.screen.lines.joined(separator: "\n")
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

/// A variant of each architecture, and of each of the features.
///
/// The terminal knows no architecture, so not every variant is needed here.
private func variants(of features: [Feature]) -> [String] {
  Catalogue.standard.architectures.enumerated().compactMap { index, one in
    Variant(one, features[index % features.count])?.name
  }
}

private let slowVariants = Array(variants(of: [.weather]).prefix(2))
/// Those of features whose demos wait for no answer that soon comes.
///
/// In real time a save of the to-dos would end while keys are still pressed.
let quickVariants = variants(
  of: Catalogue.standard.features.filter { feature in
    ![Feature.weather.name, Feature.todo.name].contains(feature.name)
  }
)
let variantNames = variants(of: Catalogue.standard.features)

extension Variant {
  static func named(_ name: String) -> Variant? {
    Catalogue.standard.variants.first { $0.name == name }
  }
}
