/// The candidate that a mistyped word most likely means, or nil if none is
/// near.
///
/// Near is a candidate that the word begins (from three characters on), one
/// that at most a third of the longer one's characters separate from it, or
/// one with such a part between hyphens, which at most a quarter separate. An
/// insertion, a deletion, a replacement and a swap of neighbours count one
/// each. Case does not count. Of equally near ones, the one that agrees with
/// the word longest from its start is taken, then the first.
package func nearest(
  to word: String,
  among candidates: [String]
) -> String? {
  let typed = Array(word.lowercased())
  let near = candidates.compactMap { candidate in
    let name = candidate.lowercased()
    let whole = distance(from: typed, to: Array(name), atMostOneIn: 3)
    let parts = name.split(separator: "-").map {
      distance(from: typed, to: Array($0), atMostOneIn: 4)
    }
    let agreement = zip(typed, name).prefix { $0 == $1 }.count
    return ([whole] + parts).compactMap(\.self).min().map { distance in
      (candidate: candidate, rank: (distance, -agreement))
    }
  }
  return near.min { $0.rank < $1.rank }?.candidate
}

/// The distance of a typed word from a name; nil where it is not near: at
/// most one in so many of the longer one's characters may differ, but for a
/// word that begins the name.
private func distance(
  from typed: [Character],
  to name: [Character],
  atMostOneIn share: Int
) -> Int? {
  let length = max(typed.count, name.count)
  let isBeginning = typed.count >= 3 && name.starts(with: typed)
  // The distance is at least the difference of the lengths; this spares a
  // long calculation for a long word.
  guard
    isBeginning || length - min(typed.count, name.count) <= length / share
  else { return nil }
  let distance = editDistance(typed, name)
  return isBeginning || distance <= length / share ? distance : nil
}

/// How many edits lead from one to the other: the Damerau-Levenshtein
/// distance in its restricted form (optimal string alignment), in which no
/// part is edited twice.
private func editDistance(_ source: [Character], _ target: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...target.count)
  for (row, character) in source.enumerated() {
    var current = [row + 1]
    for (column, other) in target.enumerated() {
      let replaced = last[column] + (character == other ? 0 : 1)
      var cost = min(replaced, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, character == target[column - 1],
        other == source[row - 1]
      {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    (beforeLast, last) = (last, current)
  }
  return last[target.count]
}
