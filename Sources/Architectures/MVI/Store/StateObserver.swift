/// Shows a state.
@MainActor
protocol StateObserver<State>: AnyObject {
  associatedtype State

  /// Brings the screen from one state to the next.
  ///
  /// An observer assigns to each widget what it shows. It compares only where
  /// showing is costly or presents something: the rows of a table and their
  /// pictures, alerts and pushed screens. It compares a text field with the
  /// state, because the user may be typing in it.
  ///
  /// Outside of this function a view makes its cells, fills them with what it
  /// was handed here last, and deselects the row that was selected.
  ///
  /// Mobius leaves comparing to an add-on, such as Diffuser.
  ///
  /// - Parameters:
  ///   - state: What to show.
  ///   - previous: What is shown; nil at first, and whenever a part that was
  ///     gone is there again.
  func render(_ state: State, replacing previous: State?)
}
