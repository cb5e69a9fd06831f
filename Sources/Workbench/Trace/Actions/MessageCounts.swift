/// How many messages an action takes in each architecture.
package struct MessageCounts: Encodable, Sendable {
  /// What one action takes in one architecture.
  package struct Count: Encodable, Equatable, Sendable {
    /// Calls from a type to another.
    package let messages: Int
    /// The types that took part.
    package let participants: Int
  }

  /// The actions, "(start)" first.
  package private(set) var actions: [String] = []
  /// The counts of the actions, by architecture; nil where the recording was
  /// full, so that nobody knows.
  package private(set) var counts: [String: [Count?]] = [:]

  package init() {}

  /// Adds what was traced in one architecture.
  package mutating func add(_ traces: [ActionTrace], of architecture: String) {
    counts[architecture, default: []] += traces.map { trace in
      trace.lacksCalls
        ? nil
        : Count(
          messages: trace.messagesBetween.count,
          participants: trace.participantCount
        )
    }
    let known = counts[architecture]?.count ?? 0
    actions += traces.suffix(max(0, known - actions.count)).map(\.name)
  }
}
