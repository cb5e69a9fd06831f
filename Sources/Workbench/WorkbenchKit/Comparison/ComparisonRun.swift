import CallTrace
import ConsoleUI

/// A feature's variants, compared on a script or on random actions.
@MainActor
package struct ComparisonRun {
  package let feature: Feature
  package let variants: [Variant]
  private let data: FeatureData
  private let world: Int
  private let size: CellSize
  private let options: Canvas.Options

  /// - Parameter world: The number of the world in which a demonstration is
  ///   played. Random actions choose their worlds themselves.
  package init(
    feature: Feature,
    variants: [Variant],
    data: FeatureData,
    world: Int = 0,
    size: CellSize = Session.standardSize,
    options: Canvas.Options = Canvas.Options()
  ) {
    self.feature = feature
    self.variants = variants
    self.data = data
    self.world = world
    self.size = size
    self.options = options
  }

  private var names: [String] { variants.map(\.architecture.name) }

  /// Plays a demonstration to its end or to the first step that fails.
  package func play(
    _ demonstration: Demonstration,
    printer: ComparisonText?
  ) -> ComparisonReport {
    let comparison = Comparison(
      variants: variants,
      data: data,
      world: world,
      size: size,
      options: options
    )
    var report = ComparisonReport(feature: feature.name, architectures: names)
    printer?.printTitle(feature.name)
    func add(_ moment: Moment) {
      report.add(moment)
      printer?.print(moment)
    }
    add(comparison.look())
    for line in demonstration.lines(
      timeToNextAnswer: { comparison.timeToNextAnswer }
    ) {
      guard !report.hasFailure else { break }
      add(comparison.play(line, of: demonstration.script))
    }
    if Recorder.isAvailable, report.isSame, !report.hasFailure {
      report.messages = MessageCounts(
        of: variants,
        data: data,
        world: world,
        demonstration,
        size: size
      )
    }
    printer?.printEnd(of: report)
    return report
  }

  /// Performs random actions until the variants differ.
  package func playRandomly(
    actions: Int,
    seed: UInt64,
    printer: ComparisonText?,
    progress: (Int) -> Void = { _ in }
  ) -> ComparisonReport {
    var report = ComparisonReport(feature: feature.name, architectures: names)
    report.seed = seed
    let outcome = RandomComparison(
      variants: variants,
      data: data,
      size: size,
      seed: seed
    ).run(actions: actions, progress: progress)
    switch outcome {
    case .same(let frames):
      report.randomActions = actions
      report.frames = frames
    case .different(let finding):
      report.randomActions = finding.actionCount
      report.shortestScript = finding.shortest.lines.map { "\($0.step)" }
      report.world = finding.world
      report.add(finding.moment)
      printer?.printTitle(feature.name)
      printer?.print(finding.moment)
    }
    printer?.printEnd(of: report)
    return report
  }
}
