import Catalogue
import ConsoleUI
import Foundation
import Play
import TestSupport
import Testing

/// Every architecture, used by keys through a whole demo script.
@Suite(.serialized)
struct DemoByKeysTests {
  @Test(arguments: quickVariants)
  func theScreenShowsTheFramesOfTheTranscript(name: String) async throws {
    try await playDemo(name)
  }

  // These wait for several seconds, as long as the sample weather takes.
  @Test(
    .enabled(
      if: SlowTests.areRun,
      Comment(rawValue: SlowTests.hint)
    ),
    arguments: slowVariants
  )
  func theScreenShowsTheFramesOfTheSlowTranscript(name: String) async throws {
    try await playDemo(name)
  }

  private func playDemo(_ name: String) async throws {
    let variant = try #require(Variant.named(name))
    let demo = try await PlayedDemo(of: variant)
    let words = [variant.architecture.name, variant.feature.name]
    let program = try Program("workbench", words)
    var driver = KeyDriver(program)
    try expect(demo.start, on: program, after: "the start")
    for (line, frame) in demo.steps {
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
    let wanted = frame.lines.map(\.withoutWhatMoves)
    let isShown = program.wait { screen in
      screen.lines.dropLast().map(\.withoutWhatMoves) == wanted
    }
    let shown = program.screen.lines.joined(separator: "\n")
    try #require(
      isShown,
      "after \(step):\n\(shown)\ninstead of\n\(wanted.joined(separator: "\n"))"
    )
  }
}

/// What a demo's script leads to, line by line.
private struct PlayedDemo: Sendable {
  let start: Frame
  let steps: [(line: Script.Line, frame: Frame)]

  @MainActor
  init(of variant: Variant) throws {
    let world = World(data: try variant.feature.sampleData())
    let session = Session(variant: variant, world: world)
    let script = try variant.feature.demos[0].script()
    var frames: [Frame] = []
    try Run(session).play(Demonstration(script)) { moment in
      frames.append(moment.outcomes[0].frame)
    }
    start = frames.removeFirst()
    steps = zip(script.lines, frames).map { ($0, $1) }
  }
}

/// A variant of each architecture and of each of the features, in haste of
/// each of the features only.
///
/// The terminal knows no architecture, so not every variant is needed here.
private func variants(of features: [Feature]) -> [String] {
  let architectures = Catalogue.standard.architectures
  let tried =
    SlowTests.areRun
    ? architectures : Array(architectures.prefix(features.count))
  return tried.enumerated().compactMap { index, one in
    Variant(one, features[index % features.count])?.name
  }
}

private let slowVariants = Array(variants(of: [.weather]).prefix(2))
/// Those of features that the driver can use.
///
/// It finds no button in a row and no field by its label, so the to-dos are
/// left out. ConsoleUI's own tests press keys for these.
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
