/// The candidate that a mistyped word most likely means, or nil if none is
/// near.
///
/// Near is a candidate that the word begins (from three characters on), or
/// one that at most a third of the longer one's characters separate from it,
/// where an insertion, a deletion, a replacement and a swap of neighbours
/// count one each. Case does not count. Of equally near ones, the one that
/// agrees with the word longest from its start is taken, then the first.
package func nearest(
  to word: String,
  among candidates: [String]
) -> String? {
  let typed = Array(word.lowercased())
  var best: (candidate: String, distance: Int, agreement: Int)?
  for candidate in candidates {
    let name = Array(candidate.lowercased())
    let length = max(typed.count, name.count)
    let agreement = zip(typed, name).prefix { $0 == $1 }.count
    let isBeginning = typed.count >= 3 && agreement == typed.count
    // The distance is at least the difference of the lengths; this spares a
    // long calculation for a long word.
    guard isBeginning || length - min(typed.count, name.count) <= length / 3
    else { continue }
    let distance = editDistance(typed, name)
    guard isBeginning || distance <= length / 3 else { continue }
    if let best, (best.distance, -best.agreement) <= (distance, -agreement) {
      continue
    }
    best = (candidate, distance, agreement)
  }
  return best?.candidate
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
