import Play

/// A change, and what it makes of the package's files.
struct MadeChange {
  let change: Change
  /// The files of its shared part.
  let shared: ChangedFiles
  /// Those and the files of all architectures.
  let files: ChangedFiles
}

/// Changes that are built at once, because no two of them meet in a feature.
///
/// Building takes most of the time, and a build of four takes little more than
/// that of one.
struct ChangeRound {
  private(set) var changes: [MadeChange]

  /// As few rounds as the features allow.
  static func all(of changes: [MadeChange]) -> [ChangeRound] {
    changes.reduce(into: []) { rounds, made in
      let place = rounds.firstIndex { round in
        !round.changes.contains { $0.change.meets(made.change) }
      }
      if let place {
        rounds[place].changes.append(made)
      } else {
        rounds.append(ChangeRound(changes: [made]))
      }
    }
  }
}

/// Pairs that are built at once, because no two of them meet in a feature.
struct PairRound {
  private(set) var pairs: [ChangePair]

  static func all(of pairs: [ChangePair]) -> [PairRound] {
    pairs.reduce(into: []) { rounds, pair in
      let place = rounds.firstIndex { round in
        !round.pairs.contains { $0.meets(pair) }
      }
      if let place {
        rounds[place].pairs.append(pair)
      } else {
        rounds.append(PairRound(pairs: [pair]))
      }
    }
  }

  /// The changes of all pairs, each once.
  var changes: [MadeChange] {
    pairs.flatMap(\.changes).reduce(into: []) { changes, made in
      if !changes.contains(where: { $0.change == made.change }) {
        changes.append(made)
      }
    }
  }
}

extension ChangePair {
  /// Whether one would be seen in the other's feature.
  fileprivate func meets(_ other: ChangePair) -> Bool {
    changesMore(than: other) || other.changesMore(than: self)
  }

  private func changesMore(than other: ChangePair) -> Bool {
    feature == other.feature
      || changes.contains { made in
        made.change.meets(other.one.change)
          && made.change.meets(other.other.change)
          && !other.changes.contains { $0.change == made.change }
      }
  }
}
