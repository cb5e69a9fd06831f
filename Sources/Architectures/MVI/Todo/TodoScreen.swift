import ConsoleUI
import Models

/// Puts the list of to-dos together.
///
/// One store keeps one state for both screens. `TodoReducer` decides for the
/// list, and calls `TodoEditorReducer` for the editor.
///
/// - Who asks for the list: `TodoReducer`, on `viewDidLoad` and on
///   `reloadButtonTapped`, while there is none. A new load cancels the one
///   before.
/// - Who asks for a save: `TodoReducer`. After each event it asks the
///   `TodoList` whether a save request is due. If so, it has an effect run, and
///   `TodoEffectHandler` calls the service. None is due where nothing differs
///   from what was saved, while a request is pending, or while a failed one is
///   not answered. The store lives until the answer has come.
/// - Who hears that it failed: `TodoReducer`, by the event `saveRequestFailed`.
///   The `TodoList` keeps the failure, which blocks the next request until the
///   user answers it. `TodoViewController` presents the alert while there is a
///   failure, also above the editor.
/// - What brings the old list back: the event `discardChangesButtonTapped`.
///   `TodoReducer` then calls `discardChanges()` of the `TodoList`, which keeps
///   what was last loaded or saved.
/// - Who owns the editor: the state. `TodoState.editor` is there while it is
///   open, and `TodoViewController` pushes and pops its screen.
///   `TodoEditorViewController` sees a part of the store and can send the
///   editor's events only. Going back is an event of the list, `editorClosed`.
/// - Who does what the editor's user wants: `TodoReducer`. When a button is
///   tapped, `TodoEditorReducer` has an event `delegate` sent. On that,
///   `TodoReducer` changes the `TodoList` and closes the editor.
@MainActor
public func makeTodoScreen(service: any TodoService) -> ViewController {
  let store = Store(
    initialState: TodoState(),
    reducer: TodoReducer(),
    effectHandler: TodoEffectHandler(service: service)
  )
  return TodoViewController(store: store)
}
