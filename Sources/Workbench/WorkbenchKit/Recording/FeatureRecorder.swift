import CallTrace
import ConsoleUI
import Foundation

/// Uses variants of a feature in lockstep and records all of it.
@MainActor
package struct FeatureRecorder {
  private let feature: Feature
  private let variants: [Variant]
  private let tracers: [Tracer]
  private var index: SourceIndex
  private var traces: [[ActionTrace]]

  /// - Parameter package: The folder in which the sources stand.
  package init(
    feature: Feature,
    variants: [Variant],
    data: FeatureData,
    package: URL
  ) {
    self.feature = feature
    self.variants = variants
    tracers = variants.map { Tracer(variant: $0, world: World(data: data)) }
    index = SourceIndex(package: package)
    traces = tracers.map { [$0.start] }
  }

  /// Plays a demonstration to its end, or to the first step that fails.
  package mutating func play(
    _ demonstration: Demonstration
  ) -> FeatureRecording {
    let start = tracers.map { tracer in
      FeatureRecording.Outcome(
        frame: tracer.session.makeFrame(),
        diagram: tracer.start.diagram().foldingRepeats()
      )
    }
    var steps = [FeatureRecording.Step(action: nil, outcomes: start)]
    let sessions = tracers.map(\.session)
    for line in demonstration.lines(
      timeToNextAnswer: { sessions.compactMap(\.timeToNextAnswer).min() }
    ) {
      let goesOn = play(line, of: demonstration.script, into: &steps)
      guard goesOn else { break }
    }
    return recording(of: steps, demonstration.script.name)
  }

  private mutating func play(
    _ line: Script.Line,
    of script: Script,
    into steps: inout [FeatureRecording.Step]
  ) -> Bool {
    var outcomes: [FeatureRecording.Outcome] = []
    for (number, tracer) in tracers.enumerated() {
      do throws(StepFailure) {
        let (frame, trace) = try tracer.play(line, of: script)
        if let trace { traces[number].append(trace) }
        let diagram = trace?.diagram().foldingRepeats()
        outcomes.append(
          .init(frame: frame, diagram: diagram ?? .init([], participants: []))
        )
      } catch {
        outcomes.append(
          .init(
            frame: error.frame,
            diagram: .init([], participants: []),
            failure: "\(error)"
          )
        )
      }
    }
    let isFine = outcomes.allSatisfy { $0.failure == nil }
    if case .action = line.step {
      steps.append(.init(action: "\(line.step)", outcomes: outcomes))
    } else if isFine {
      steps[steps.count - 1].checks.append("\(line.step)")
    } else {
      for (number, outcome) in outcomes.enumerated() {
        steps[steps.count - 1].outcomes[number].failure = outcome.failure
      }
    }
    return isFine
  }

  private mutating func recording(
    of steps: [FeatureRecording.Step],
    _ script: String
  ) -> FeatureRecording {
    var recording = FeatureRecording(
      feature: feature.name,
      abstract: feature.abstract,
      script: script,
      variants: zip(variants, traces).map(Self.described),
      steps: steps,
      gap: Recorder.unavailability
    )
    for function in Set(steps.flatMap(\.functions)) {
      guard let place = index.place(of: function) else { continue }
      recording.places[function] = place
      if recording.files[place.path] == nil {
        recording.files[place.path] = index.text(of: place.path)
      }
    }
    return recording
  }

  private static func described(
    _ variant: Variant,
    _ traces: [ActionTrace]
  ) -> FeatureRecording.Variant {
    let check = RuleCheck(traces, of: variant.architecture)
    return FeatureRecording.Variant(
      name: variant.architecture.name,
      title: variant.architecture.title,
      rules: check.rules.map { rule in
        FeatureRecording.Rule(
          sentence: rule.rule,
          testedActions: rule.testedActions,
          violations: rule.violations
        )
      },
      typesWithoutRole: check.typesWithoutRole
    )
  }
}

extension FeatureRecording.Step {
  /// The functions that its messages call.
  fileprivate var functions: [FunctionName] {
    outcomes.flatMap(\.diagram.messages).compactMap(\.function)
  }
}
