import CallTrace
import ConsoleUI
import Foundation

/// Uses variants of a feature in lockstep and records all of it.
@MainActor
package struct FeatureRecorder {
  private let feature: Feature
  private let run: Run
  private var index: SourceIndex

  /// - Parameter package: The folder in which the sources stand.
  package init(
    feature: Feature,
    variants: [Variant],
    data: FeatureData,
    package: URL
  ) {
    self.feature = feature
    run = Run(
      variants: variants,
      data: data,
      recorded: Recorder.isAvailable ? .messagesAndRules : .nothing
    )
    index = SourceIndex(package: package)
  }

  /// Plays a demonstration to its end, or to the first step that fails.
  package mutating func play(
    _ demonstration: Demonstration
  ) -> FeatureRecording {
    var traces = run.sessions.map { _ in [ActionTrace]() }
    var recording = FeatureRecording(
      feature: feature.name,
      abstract: feature.abstract,
      script: demonstration.script.name,
      variants: [],
      steps: [],
      gap: Recorder.unavailability
    )
    for moment in run.play(demonstration) {
      recording.add(moment)
      for (number, outcome) in moment.outcomes.enumerated() {
        traces[number] += [outcome.trace].compactMap(\.self)
      }
    }
    recording.variants = zip(run.sessions, traces).map { session, traces in
      FeatureRecording.Variant(
        session.variant.architecture,
        RuleCheck(traces, of: session.variant.architecture)
      )
    }
    let called = recording.steps.flatMap(\.outcomes).flatMap(\.diagram.messages)
    for function in Set(called.compactMap(\.function)) {
      guard let place = index.place(of: function) else { continue }
      recording.places[function] = place
      if recording.files[place.path] == nil {
        recording.files[place.path] = index.text(of: place.path)
      }
    }
    return recording
  }
}

extension FeatureRecording {
  /// Adds an action as a step, and an expectation to the step before it.
  fileprivate mutating func add(_ moment: Moment) {
    switch moment.step {
    case .expect, .refute:
      let last = steps.count - 1
      if moment.failure == nil {
        steps[last].checks += [moment.step].compactMap { $0?.description }
      }
      for (number, outcome) in moment.outcomes.enumerated() {
        steps[last].outcomes[number].failure = outcome.failure?.description
      }
    case .action, nil:
      let outcomes = moment.outcomes.map { outcome in
        Outcome(
          frame: outcome.frame,
          diagram: outcome.trace?.diagram().foldingRepeats()
            ?? SequenceDiagram([], participants: []),
          failure: outcome.failure?.description
        )
      }
      steps.append(
        Step(action: moment.step?.description, outcomes: outcomes)
      )
    }
  }
}

extension FeatureRecording.Variant {
  fileprivate init(_ architecture: Architecture, _ check: RuleCheck) {
    self.init(
      name: architecture.name,
      title: architecture.title,
      rules: check.rules,
      typesWithoutRole: check.typesWithoutRole
    )
  }
}
