import ConsoleUI
import Models

/// Puts the list of to-dos together.
///
/// One store keeps one state for both screens. Each screen has a reducer of its
/// own; the list's calls the editor's.
///
/// - Who asks for a save: the list's reducer. After each event it asks the list
///   whether a save request is due, and returns it as an effect. The effect
///   handler sends it to the service.
/// - Who hears that it failed: the list's reducer, by the event
///   `saveRequestFailed`. The list in the state keeps the failure, and the
///   list's view presents the alert.
/// - What brings the old list back: the event `discardChangesButtonTapped`, for
///   which the reducer calls `discardChanges()` of the list.
/// - Who owns the editor: the state. `editor` is there while it is open, and
///   the list's view pushes and pops its screen accordingly. The editor's view
///   sees a part of the store and can send the editor's events only. What is to
///   become of the to-do, its reducer tells the list's.
@MainActor
public func makeTodoScreen(service: any TodoService) -> ViewController {
  let store = Store(
    initialState: TodoState(),
    reducer: TodoReducer(),
    effectHandler: TodoEffectHandler(service: service)
  )
  return TodoViewController(store: store)
}
