import Models

/// One thing that a user does.
///
/// Key presses, script lines, test steps and random steps all become one of
/// these, which only a `Session` performs.
public enum Action: Hashable, Sendable {
  /// Presses the button or chooses the segment of that title: outside the
  /// table's rows, or in a row counted from 1. Where several have the title,
  /// the number says which, counted from 1 and from the top.
  case tap(String, row: Int? = nil, number: Int? = nil)
  /// Chooses a row of the table, counted from 1.
  case select(Int)
  /// Replaces what the text field holds: the only one, or the one of that
  /// name. The number says which, as for `tap`.
  case type(String, into: String? = nil, number: Int? = nil)
  /// Leaves the topmost screen.
  case back
  /// Lets time pass.
  case wait(Duration)
  /// Decides how requests go that are made from now on.
  case network(NetworkCondition)
}

/// How requests to services go.
public enum NetworkCondition: String, CaseIterable, Sendable {
  case on
  case off
  /// They are answered, but so late that much can be done meanwhile.
  case slow
  case overloaded
  case forbidden
  case garbled

  /// The error that requests end with; nil where they are answered.
  public var error: ServiceError? {
    switch self {
    case .on, .slow: nil
    case .off: .noNetwork
    case .overloaded: .overloaded
    case .forbidden: .permissionDenied
    case .garbled: .unreadable
    }
  }

  /// How much longer requests take than they do otherwise.
  var delay: Duration { self == .slow ? .seconds(3) : .zero }
}

/// An action that the screen does not offer, or not without saying which of
/// several views it means.
public struct ActionError: Error {}
