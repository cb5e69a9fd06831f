/// Shows a state.
@MainActor
protocol StateObserver<State>: AnyObject {
  associatedtype State

  /// Brings the screen from one state to the next.
  ///
  /// What a widget shows is assigned. States are compared only where showing
  /// costs or presents something: for a table's rows and for an alert. A text
  /// field is compared with the state, for the user may be typing in it.
  ///
  /// - Parameters:
  ///   - state: What to show.
  ///   - previous: What is shown; nil at first.
  func render(_ state: State, replacing previous: State?)
}
