import Foundation

/// What an alert says, and what its buttons mean.
///
/// Two that say the same can be due at once, so each has an identity. Swift
/// Navigation has the like: `AlertState<Action>`. There, two that say the same
/// are equal. Here they are not: in newer versions of Swift, `@Observable`
/// tells of no change where a new value equals the old one.
struct AlertContents<Answer: Equatable>: Identifiable, Equatable {
  struct Button: Equatable {
    let title: String
    /// Nil for a button that only closes the alert.
    var answer: Answer?
  }

  var id = UUID()
  let title: String
  let message: String?
  /// Whether the user can type something.
  var hasTextField = false
  /// From left to right.
  var buttons = [Button(title: "OK")]
}
