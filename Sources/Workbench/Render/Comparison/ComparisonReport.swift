import ConsoleUI
import Play
import Trace

/// What a comparison has shown, to be printed or read by a program.
package struct ComparisonReport: Encodable, Sendable {
  /// One step of the script and what followed.
  package struct Step: Encodable, Sendable {
    /// The line of the script; nil for the first look.
    package let step: String?
    /// The first sentence of what the script tells of it.
    package let title: String?
    /// All that the script tells of it.
    package let narration: String?
    package let isSame: Bool
    /// What went wrong, in words.
    package let failures: [String]
    /// The screens by architecture.
    package let frames: [String: Screen]
  }

  /// A screen, whose lines are only made if somebody asks for them.
  package struct Screen: Encodable, Sendable {
    let frame: Frame

    package func encode(to encoder: any Encoder) throws {
      try frame.lines.encode(to: encoder)
    }
  }

  package let feature: String
  package let architectures: [String]
  package private(set) var isSame = true
  /// How often the screens were compared.
  package private(set) var frames = 0
  /// How many actions of a script were performed.
  package private(set) var actions = 0
  package private(set) var steps: [Step] = []
  /// What each action took; nil where this build records no calls, and where
  /// the variants do not agree.
  package private(set) var messages: MessageCounts?
  /// For a comparison on random actions: what chose them, and how many.
  package private(set) var seed: UInt64?
  package private(set) var randomActions: Int?
  /// The fewest random actions found after which the variants differ.
  package private(set) var shortestScript: [String]?
  /// The number of the world in which that script shows it.
  package private(set) var world: Int?

  private init(_ feature: Feature, _ architectures: [Architecture]) {
    self.feature = feature.name
    self.architectures = architectures.map(\.name)
  }

  /// Reports what a run plays, and prints it as it comes.
  @MainActor
  package init(
    _ moments: some Sequence<Moment>,
    of feature: Feature,
    in architectures: [Architecture],
    printer: ComparisonText?
  ) {
    self.init(feature, architectures)
    var counts = MessageCounts()
    printer?.printTitle(feature.name)
    for moment in moments {
      add(moment)
      for (name, outcome) in zip(self.architectures, moment.outcomes) {
        if let trace = outcome.trace { counts.add([trace], of: name) }
      }
      printer?.print(moment)
    }
    if !counts.counts.isEmpty, isSame, !hasFailure { messages = counts }
    printer?.printEnd(of: self)
  }

  /// Reports and prints what random actions have shown.
  @MainActor
  package init(
    _ outcome: RandomComparison.Outcome,
    ofRandom actions: Int,
    seed: UInt64,
    of feature: Feature,
    in architectures: [Architecture],
    printer: ComparisonText?
  ) {
    self.init(feature, architectures)
    self.seed = seed
    switch outcome {
    case .same(let frames):
      randomActions = actions
      self.frames = frames
    case .different(let finding):
      randomActions = finding.actionCount
      shortestScript = finding.shortest.lines.map { "\($0.step)" }
      world = finding.world
      add(finding.moment)
      printer?.printTitle(feature.name)
      printer?.print(finding.moment)
    }
    printer?.printEnd(of: self)
  }

  /// Whether a step could not be performed or an expectation failed.
  package var hasFailure: Bool { steps.contains { !$0.failures.isEmpty } }

  private mutating func add(_ moment: Moment) {
    let outcomes = Array(zip(architectures, moment.outcomes))
    let isSameNow = moment.difference == nil
    steps.append(
      Step(
        step: moment.step?.description,
        title: moment.narration?.title,
        narration: moment.narration?.text,
        isSame: isSameNow,
        failures: outcomes.compactMap { name, outcome in
          outcome.failure.map { "\(name): \($0)" }
        },
        frames: Dictionary(
          uniqueKeysWithValues: outcomes.map { ($0, Screen(frame: $1.frame)) }
        )
      )
    )
    frames += 1
    if moment.step?.isCheck == false { actions += 1 }
    isSame = isSame && isSameNow
  }
}
