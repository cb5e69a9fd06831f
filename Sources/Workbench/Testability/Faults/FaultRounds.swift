import SwiftSource

/// Faults that one build can hold, for those that no switch can choose.
enum FaultRounds {
  /// Rounds with one fault of a file, by which it shows what compiles.
  ///
  /// The compiler names the files that are wrong, and a fault changes nothing
  /// in other files.
  static func byFile(_ items: [FaultItem]) -> [[FaultItem]] {
    var rounds: [[FaultItem]] = []
    for ofFile in Dictionary(grouping: items, by: \.fault.path).values {
      let places = Dictionary(grouping: ofFile, by: \.fault.place).values
        .sorted { $0[0].fault.isBefore($1[0].fault) }
      for (index, ofPlace) in places.enumerated() {
        if index == rounds.count { rounds.append([]) }
        rounds[index] += ofPlace
      }
    }
    return rounds
  }

  /// Rounds in which each variant meets one fault, and so its tests can tell.
  ///
  /// Variants do not know each other, so a fault in one is not met by another's
  /// tests. One in a file of several variants is met by all of these.
  static func byVariant(_ items: [FaultItem]) -> [[FaultItem]] {
    var rounds: [[FaultItem]] = []
    for item in items {
      let fitting = rounds.firstIndex { round in
        item.isOnlyFault(in: round)
          && round.allSatisfy { $0.isOnlyFault(in: [item]) }
      }
      if let fitting {
        rounds[fitting].append(item)
      } else {
        rounds.append([item])
      }
    }
    return rounds
  }
}

extension FaultItem {
  /// Whether its variant meets no other of some faults.
  func isOnlyFault(in round: [FaultItem]) -> Bool {
    round.allSatisfy {
      $0.fault.place == fault.place || !subject.paths.contains($0.fault.path)
    }
  }
}
