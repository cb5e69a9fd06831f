/// Shows a feature's state.
///
/// It must not know how the state came about.
@MainActor
protocol StateObserver<State>: AnyObject {
  associatedtype State

  /// Brings the screen from one state to the next.
  ///
  /// It compares the two part by part, or the state with the screen where the
  /// user can change that, and touches only what differs.
  ///
  /// - Parameters:
  ///   - state: What to show.
  ///   - previous: What is shown; nil at first.
  func render(_ state: State, replacing previous: State?)
}
