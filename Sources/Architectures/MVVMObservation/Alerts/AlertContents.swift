import Foundation

/// What an alert says, and what its buttons mean.
///
/// Two that say the same can be due at once, so each has an identity. Swift
/// Navigation has the like: `AlertState<Action>`.
struct AlertContents<Answer>: Identifiable {
  var id = UUID()
  let title: String
  let message: String?
  /// Whether the user can type something.
  var hasTextField = false
  /// From left to right; one without an answer only closes the alert.
  var buttons: [(title: String, answer: Answer?)] = [("OK", nil)]
}
