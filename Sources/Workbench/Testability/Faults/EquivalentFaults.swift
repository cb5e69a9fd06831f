import SwiftSource

/// Faults that no test can see, and why.
///
/// A rule knows them by the tokens around them. Spaces, comments, line breaks
/// and the place in the file do not matter.
enum EquivalentFaults {
  struct Rule: Sendable {
    let reason: String
    let fits: @Sendable (FaultPlace) -> Bool
  }

  /// Each rule fits some fault; a test fails when it fits none any more.
  static let rules = [
    Rule(
      reason: "Swift calls it all the same at the end of an initialiser",
      fits: { $0.drops(["super", ".", "init", "(", ")"]) }
    ),
    Rule(
      reason: "the one of ViewController does nothing",
      fits: { place in
        ["viewDidLoad", "updateProperties", "updatePresentation"]
          .contains { place.drops(["super", ".", $0, "(", ")"]) }
      }
    ),
    Rule(
      reason:
        "nobody sees the number, only whether two requests have the same",
      fits: { RequestCounter.isRenumbered(by: $0) }
    ),
    Rule(
      reason:
        "an alert and its text field are there while its button is pressed",
      fits: { $0.replacesMissingFieldText }
    ),
  ]

  /// Why no test can see a fault there, if that is so.
  static func explanation(of place: FaultPlace) -> String? {
    rules.first { $0.fits(place) }?.reason
  }
}

extension FaultPlace {
  fileprivate func drops(_ statement: [String]) -> Bool {
    self.operator == .dropStatement && texts == statement
  }

  /// Whether it changes what stands for the text of a field that is not there:
  /// `alert?.textFields.first?.text ?? ""`.
  fileprivate var replacesMissingFieldText: Bool {
    guard self.operator == .changeLiteral, before(1) == ["??"] else {
      return false
    }
    let chain = file.tokens[..<(tokens.lowerBound - 1)].reversed()
      .prefix { $0.kind == .word || [".", "?"].contains($0.text) }
    return chain.first?.text == "text"
      && chain.contains { $0.text == "textFields" }
  }
}
