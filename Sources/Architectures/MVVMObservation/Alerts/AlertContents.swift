import Foundation
import Models

/// What an alert says, and what its buttons mean.
///
/// Two that say the same can be due at once. So each has an identity, by which
/// `present(alert:whenAnswered:)` tells the second one from the first. Swift
/// Navigation has the like: `AlertState<Action>`.
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

extension AlertContents {
  /// Says why a request to a service has failed.
  static func failure(_ error: ServiceError) -> Self {
    Self(title: "Alert", message: error.message)
  }
}
