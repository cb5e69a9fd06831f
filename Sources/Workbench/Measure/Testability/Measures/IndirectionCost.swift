import Play
import Services
import Trace

/// Plays a variant's first demo and counts who talks to whom.
///
/// Messages and participants are those of `workbench trace`.
@MainActor
struct IndirectionCost {
  let sources: VariantSources

  /// Why messages cannot be counted here; nil where they can.
  static nonisolated var unavailability: String? { Recorder.unavailability }

  func measure() throws -> CostFigures {
    let feature = sources.variant.feature
    let script = try feature.demos[0].script()
    let run = Run(
      variants: [sources.variant],
      data: try feature.sampleData(),
      recorded: .messages
    )
    var traces: [ActionTrace] = []
    try run.play(Demonstration(script)) { moment in
      // What the network does is done to the services, not to the variant.
      if case .action(.network) = moment.step { return }
      traces += moment.outcomes.compactMap(\.trace)
    }
    return CostFigures(
      files: sources.own.count,
      types: sources.own.typeCount,
      filesNeededOnce: sources.shared.count,
      typesNeededOnce: sources.shared.typeCount,
      actions: traces.count,
      messages: traces.map(\.messagesBetween.count).reduce(0, +),
      participants: traces.map(\.participantCount).reduce(0, +)
    )
  }
}
