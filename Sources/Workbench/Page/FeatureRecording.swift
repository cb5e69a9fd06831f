import ConsoleUI
import Foundation
import Play
import Render
import Trace

/// What a feature showed and who called whom, step by step, in one or more
/// architectures that were used in lockstep.
package struct FeatureRecording: Sendable {
  /// An architecture and how its rules fared.
  package struct Variant: Equatable, Sendable {
    /// The word for it, such as "mvp".
    package var name: String
    package var title: String
    package var rules: [RuleCheck.CheckedRule] = []
    /// Types of its module that took part and have no role.
    package var typesWithoutRole: [String] = []
  }

  /// An action, and what followed from it.
  package struct Step: Sendable {
    /// The action as a script has it; nil for the start.
    package var action: String?
    /// What the script tells of it.
    package var narration: Narration?
    /// What the script expected afterwards, and was found.
    package var checks: [String] = []
    /// In the order of the variants.
    package var outcomes: [Outcome]
  }

  /// What a step led to in one architecture.
  package struct Outcome: Sendable {
    package var frame: Frame
    /// Who called whom, what repeats shown once; empty where nothing was
    /// recorded.
    package var diagram: SequenceDiagram
    /// Why the step, or an expectation after it, failed.
    package var failure: String?
  }

  package var feature: String
  package var abstract: String
  package var script: String
  package var variants: [Variant]
  package var steps: [Step]
  /// Where the functions stand that are called.
  package var places: [FunctionName: SourcePlace] = [:]
  /// The files of these places, by path.
  package var files: [String: String] = [:]
  /// Why no calls are recorded; nil if they are.
  package var gap: String?

  /// What went wrong first, in words.
  package var failure: String? {
    for step in steps {
      for (variant, outcome) in zip(variants, step.outcomes) {
        if let failure = outcome.failure {
          return "\(variant.name): \(failure)"
        }
      }
    }
    return nil
  }
}

extension FeatureRecording {
  /// Keeps what a run plays.
  ///
  /// - Parameters:
  ///   - moments: All that was played.
  ///   - script: What the script is called.
  ///   - package: The folder in which the sources stand.
  package init(
    _ moments: some Sequence<Moment>,
    of feature: Feature,
    in architectures: [Architecture],
    script: String,
    package: URL
  ) {
    self.init(
      feature: feature.name,
      abstract: feature.abstract,
      script: script,
      variants: [],
      steps: [],
      gap: Recorder.unavailability
    )
    var traces = architectures.map { _ in [ActionTrace]() }
    for moment in moments {
      add(moment)
      for (number, outcome) in moment.outcomes.enumerated() {
        traces[number] += [outcome.trace].compactMap(\.self)
      }
    }
    variants = zip(architectures, traces).map { architecture, traces in
      let check = RuleCheck(traces, of: architecture.pattern)
      return Variant(
        name: architecture.name,
        title: architecture.title,
        rules: check.rules,
        typesWithoutRole: check.typesWithoutRole
      )
    }
    findPlaces(in: SourceIndex(package: package))
  }

  /// Adds an action as a step, and an expectation to the step before it.
  private mutating func add(_ moment: Moment) {
    let step = moment.step?.description
    guard moment.step?.isCheck == true else {
      let outcomes = moment.outcomes.map { outcome in
        Outcome(
          frame: outcome.frame,
          diagram: outcome.trace?.diagram().foldingRepeats()
            ?? SequenceDiagram([], participants: []),
          failure: outcome.failure?.description
        )
      }
      return steps.append(
        Step(action: step, narration: moment.narration, outcomes: outcomes)
      )
    }
    let last = steps.count - 1
    if moment.failure == nil {
      steps[last].checks += [step].compactMap(\.self)
    }
    for (number, outcome) in moment.outcomes.enumerated() {
      steps[last].outcomes[number].failure = outcome.failure?.description
    }
  }

  private mutating func findPlaces(in index: SourceIndex) {
    var index = index
    let called = steps.flatMap(\.outcomes).flatMap(\.diagram.messages)
    for function in Set(called.compactMap(\.function)) {
      guard let place = index.place(of: function) else { continue }
      places[function] = place
      if files[place.path] == nil {
        files[place.path] = index.text(of: place.path)
      }
    }
  }
}
