import CallTrace
import Services
import WorkbenchKit

/// Plays a variant's demo script and counts who talks to whom.
///
/// Messages and participants are those of `workbench trace`.
@MainActor
struct IndirectionCost {
  let sources: VariantSources

  /// Why messages cannot be counted here; nil where they can.
  static nonisolated var unavailability: String? { Recorder.unavailability }

  func measure() throws -> CostFigures {
    let feature = sources.variant.feature
    let script = try Script(name: "demo", text: feature.demoScript)
    let tracer = Tracer(
      variant: sources.variant,
      world: World(data: try feature.sampleData()),
      watchesRules: false
    )
    var traces: [ActionTrace] = []
    try tracer.play(Demonstration(script)) { trace in
      // What the network does is done to the services, not to the variant.
      if case .network = trace.action { return }
      traces.append(trace)
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
