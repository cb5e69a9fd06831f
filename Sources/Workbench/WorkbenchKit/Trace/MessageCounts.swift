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
        size: size
      )
      var traces: [ActionTrace] = []
      try? tracer.play(demonstration) { traces.append($0) }
      actions = traces.map(\.name)
      counts[variant.architecture.name] = traces.map {
        Count(
          messages: $0.messagesBetween.count,
          participants: $0.participantCount
        )
      }
    }
  }

  /// A table with a row for each action and a column for each architecture.
  func lines(architectures: [String]) -> [String] {
    let width = actions.map(\.cellWidth).max() ?? 0
    func row(_ name: String, _ cells: [String]) -> String {
      let columns = cells.map { "  " + $0.padded(toCells: Self.columnWidth) }
      return (name.padded(toCells: width) + columns.joined())
        .trimmingTrailingSpaces()
    }
    let rows = actions.indices.map { index in
      row(
        actions[index],
        architectures.map { name in
          guard let counts = counts[name], index < counts.count else {
            return ""
          }
          return "\(counts[index].messages) (\(counts[index].participants))"
        }
      )
    }
    return ["Messages between types, and how many types took part"]
      + [row("", architectures)] + rows
  }

  private static let columnWidth = 8
}
