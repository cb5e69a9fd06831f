import ConsoleUI

extension [String] {
  /// The words as a sentence lists them: "a, b or c".
  var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}

extension [Offer] {
  /// What there is to do as a sentence lists it, the last of many as a number.
  var listed: String {
    let most = 12
    guard count > most else { return map(\.description).listed }
    let shown = prefix(most - 1).map(\.description)
    return (shown + ["\(count - shown.count) others"]).listed
  }
}

extension String {
  /// The text as a message quotes it: short, and safe for a terminal.
  var shownInMessage: String {
    sanitizedForDisplay.truncated(toCells: 30)
  }
}
