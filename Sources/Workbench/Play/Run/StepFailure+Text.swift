import ConsoleUI

extension StepFailure: CustomStringConvertible {
  /// One line: where, what, and what there is instead.
  public var description: String {
    let problem =
      switch reason {
      case .notOffered where !choices.isEmpty:
        "the screen does not offer this without saying which: "
          + choices.listed
      case .notOffered:
        "the screen does not offer this; \(offered)"
      case .disabled:
        "this button is disabled; \(offered)"
      case .notFound:
        "the frame\(smallness) does not contain this text; \(offered)"
      case .foundThoughRefuted:
        "the frame contains this text; \(offered)"
      }
    return "\(script.sanitizedForDisplay):\(line.number): \(line.step): "
      + problem
  }

  private var offered: String {
    "the screen offers \(offers.isEmpty ? "nothing" : offers.listed)"
  }

  /// What the action could mean where it names several views.
  private var choices: [Offer] {
    guard case .action(let action) = line.step else { return [] }
    return offers.filter { $0.specifies(action) }
  }

  /// What to bear in mind where a text is missing: it may have no room.
  private var smallness: String {
    let (size, usual) = (frame.size, Session.standardSize)
    guard size.width < usual.width || size.height < usual.height
    else { return "" }
    return " of \(size.width)x\(size.height), smaller than the usual "
      + "\(usual.width)x\(usual.height),"
  }
}

extension [String] {
  /// The words as a sentence lists them: "a, b or c".
  package var listed: String {
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
