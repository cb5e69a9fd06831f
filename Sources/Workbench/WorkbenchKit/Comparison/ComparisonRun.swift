import CallTrace
import ConsoleUI

/// A feature's variants, compared on a script or on random actions.
@MainActor
package struct ComparisonRun {
  package let feature: Feature
  package let variants: [Variant]
  private let data: FeatureData
  private let size: CellSize
  private let options: Canvas.Options

  package init(
    feature: Feature,
    variants: [Variant],
    data: FeatureData,
    size: CellSize = Session.standardSize,
    options: Canvas.Options = Canvas.Options()
  ) {
    self.feature = feature
    self.variants = variants
    self.data = data
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
    case .different(let count, let shortest, let moment):
      report.randomActions = count
      report.shortestScript = shortest.lines.map { "\($0.step)" }
      report.add(moment)
      printer?.printTitle(feature.name)
      printer?.print(moment)
    }
    printer?.printEnd(of: report)
    return report
  }
}
