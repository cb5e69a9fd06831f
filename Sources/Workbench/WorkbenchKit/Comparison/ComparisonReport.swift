import ConsoleUI

/// What a comparison has shown, to be printed or read by a program.
package struct ComparisonReport: Encodable, Sendable {
  /// One step of the script and what followed.
  package struct Step: Encodable, Sendable {
    /// The line of the script; nil for the first look.
    package let step: String?
    package let isSame: Bool
    /// What went wrong, in words.
    package let failures: [String]
    /// The lines of the screen by architecture.
    package let frames: [String: [String]]
  }

  package let feature: String
  package let architectures: [String]
  package private(set) var isSame = true
  /// How often the screens were compared.
  package var frames = 0
  package private(set) var steps: [Step] = []
  /// What each action took; nil where this build records no calls.
  package var messages: MessageCounts?
  /// For a comparison on random actions: what chose them, and how many.
  package var seed: UInt64?
  package var randomActions: Int?
  /// The fewest random actions found after which the variants differ.
  package var shortestScript: [String]?
  /// The number of the world in which that script shows it.
  package var world: Int?

  package init(feature: String, architectures: [String]) {
    self.feature = feature
    self.architectures = architectures
  }

  /// How many lines of the script were played; the first look is none.
  var stepCount: Int { steps.count { $0.step != nil } }

  /// Whether a step could not be performed or an expectation failed.
  package var hasFailure: Bool { steps.contains { !$0.failures.isEmpty } }

  mutating func add(_ moment: Moment) {
    let failures = zip(architectures, moment.failures).compactMap {
      name,
      failure in failure.map { "\(name): \($0)" }
    }
    let isSameNow = moment.difference == nil
    steps.append(
      Step(
        step: moment.step?.description,
        isSame: isSameNow,
        failures: failures,
        frames: Dictionary(
          uniqueKeysWithValues: zip(architectures, moment.frames.map(\.lines))
        )
      )
    )
    frames += 1
    isSame = isSame && isSameNow
  }
}
