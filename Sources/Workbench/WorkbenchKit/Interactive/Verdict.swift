import ConsoleUI

/// The line that says whether all variants are the same.
struct Verdict {
  private let difference: Difference?
  private let names: [String]
  private let unseen: [String]

  /// - Parameter unseen: The names of those that have no room.
  init(_ difference: Difference?, names: [String], unseen: [String]) {
    self.difference = difference
    self.names = names
    self.unseen = unseen
  }

  var hasDifference: Bool { difference != nil }

  var style: CellStyle { hasDifference ? .bold : .plain }

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
