import SwiftSource
import WorkbenchKit

/// Faults of different variants that one build can hold.
///
/// Variants do not know each other, so a fault in one is not met by another's
/// tests; building them together saves most of the time. A fault in a file
/// that several variants use goes with none of these.
///
/// The rounds are shuffled, the same way each time, so that those that are
/// done tell how long the others will take: the first ones would hold more
/// faults than the last.
struct FaultRounds {
  struct Item: Sendable {
    let fault: Fault
    let subject: FaultSubject
  }

  private(set) var rounds: [[Item]] = []

  init(_ subjects: [FaultSubject]) {
    var waiting = subjects.map { subject in
      subject.faults.map { Item(fault: $0, subject: subject) }[...]
    }
    while waiting.contains(where: { !$0.isEmpty }) {
      var round: [Item] = []
      for index in waiting.indices {
        guard let item = waiting[index].first,
          round.allSatisfy({ !$0.touches(item) && !item.touches($0) })
        else { continue }
        round.append(item)
        waiting[index].removeFirst()
      }
      rounds.append(round)
    }
    var generator = SplitMix64(seed: 1)
    rounds.shuffle(using: &generator)
  }
}

extension FaultRounds.Item {
  /// Whether its fault stands in a file of the other's variant.
  fileprivate func touches(_ other: FaultRounds.Item) -> Bool {
    other.subject.paths.contains(fault.path)
  }
}

/// A variant on which faults are tried.
struct FaultSubject: Sendable {
  let name: String
  let paths: Set<String>
  let viewPaths: Set<String>
  let faults: [Fault]
  let logicFilter: String
  let environment: [String: String]

  init(_ sources: VariantSources, suite: LogicSuite) {
    name = sources.variant.name
    paths = Set(sources.files.map(\.path))
    viewPaths = Set(sources.viewFiles.map(\.path))
    faults = sources.files.flatMap(FaultGenerator.faults)
    logicFilter = suite.filter
    environment = SharedSuite.environment(for: sources.variant)
  }
}
