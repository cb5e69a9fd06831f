import ConsoleUI

/// The line that says whether all variants are the same.
struct Verdict {
  let difference: Difference?
  let names: [String]
  /// The names of those that have no room.
  let unseen: [String]

  /// The line, in fewer words where there is little room.
  func text(toCells width: Int) -> String {
    let long =
      difference?.sentence(names: names) ?? Difference.none(of: names.count)
    let short = difference?.note(names: names) ?? long
    let text = long.cellWidth > width ? short : long
    guard !unseen.isEmpty else { return text.truncated(toCells: width) }
    let others = "\(text) · not shown: \(unseen.joined(separator: ", "))"
    return others.truncated(toCells: width)
  }
}
