/// Shows a feature's state.
///
/// It must not know how the state came about.
@MainActor
protocol StateObserver<State>: AnyObject {
  associatedtype State

  /// Brings the screen from one state to the next.
  ///
  /// It compares the two part by part, and touches only what differs. Where the
  /// user can change a widget, it compares the state with the widget.
  ///
  /// - Parameters:
  ///   - state: What to show.
  ///   - previous: What is shown; nil at first.
  func render(_ state: State, replacing previous: State?)
}
