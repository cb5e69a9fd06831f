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
  private(set) var rounds: [[FaultItem]] = []

  init(_ items: [FaultItem]) {
    var waiting = Dictionary(grouping: items, by: \.subject.name)
      .sorted { $0.key < $1.key }.map { $0.value[...] }
    while waiting.contains(where: { !$0.isEmpty }) {
      var round: [FaultItem] = []
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

extension FaultItem {
  /// Whether its fault stands in a file of the other's variant.
  fileprivate func touches(_ other: FaultItem) -> Bool {
    other.subject.paths.contains(fault.path)
  }
}
