/// Shows a state.
@MainActor
protocol StateObserver<State>: AnyObject {
  associatedtype State

  /// Brings the screen from one state to the next.
  ///
  /// An observer assigns to each widget what it shows. It compares where
  /// showing is costly or presents something: the rows of a table and their
  /// pictures, alerts and pushed screens. It compares with the previous state,
  /// or with the rows that it has kept for its table. It also compares a text
  /// field with the state, because the user may be typing in it.
  ///
  /// Outside of this function a view fills the cells of a table and deselects
  /// rows, and changes no other widget.
  ///
  /// Mobius leaves comparing to an add-on, such as Diffuser.
  ///
  /// - Parameters:
  ///   - state: What to show.
  ///   - previous: What is shown; nil at first, and whenever a part that was
  ///     gone is there again.
  func render(_ state: State, replacing previous: State?)
}
