import CallTrace
import ConsoleUI

/// How many messages an action takes in each architecture.
package struct MessageCounts: Encodable, Sendable {
  /// What one action takes in one architecture.
  package struct Count: Encodable, Equatable, Sendable {
    /// Calls from a type to another.
    package let messages: Int
    /// The types that took part.
    package let participants: Int

    init(_ trace: ActionTrace) {
      messages = trace.messagesBetween.count
      participants = trace.participantCount
    }
  }

  /// The actions, "(start)" first.
  package private(set) var actions: [String] = []
  /// The counts of the actions, by architecture.
  package private(set) var counts: [String: [Count]] = [:]

  /// Records a demonstration on each variant, up to a step that fails.
  @MainActor
  package init(
    of variants: [Variant],
    data: FeatureData,
    world number: Int = 0,
    _ demonstration: Demonstration,
    size: CellSize = Session.standardSize
  ) {
    for variant in variants {
      let tracer = Tracer(
        variant: variant,
        world: World(data: data, number: number),
        size: size,
        watchesRules: false
      )
      var traces: [ActionTrace] = []
      try? tracer.play(demonstration) { traces.append($0) }
      actions = traces.map(\.name)
      counts[variant.architecture.name] = traces.map(Count.init)
    }
  }

  /// What was traced already, one report for each architecture.
  init(of reports: [TraceReport]) {
    for report in reports {
      actions = report.actions.map { $0.action ?? ActionTrace.start }
      counts[report.architecture] = report.counts
    }
  }
}
