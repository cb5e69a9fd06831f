import ConsoleUI

extension [String] {
  /// The words as a sentence lists them: "a, b or c".
  var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}

extension String {
  /// The text as a message quotes it: short, and safe for a terminal.
  var shownInMessage: String {
    sanitizedForDisplay.truncated(toCells: 30)
  }
}
