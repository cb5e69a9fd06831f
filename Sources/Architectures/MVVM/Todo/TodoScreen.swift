import ConsoleUI
import Models

/// Puts the list of to-dos together.
///
/// The model is a `TodoStore`, which both view models hold and observe:
///
/// - Who asks for the list: the list's view model has the store load it, in a
///   task that the view model owns. The store keeps the list and tells its
///   observers, or throws an error to the view model. The view model writes the
///   state that its view observes and shows. For an error it asks the view, by
///   a closure, to present an alert.
/// - Who asks for a save: the store itself, after each change that a view model
///   makes in it, after a save that succeeded, and after "Try again". It sends
///   none while one is pending, while a failed one is not answered, or where
///   nothing differs from what was saved.
/// - Who hears that it failed: the store, which keeps the failure until it is
///   answered, saves nothing until then, and tells its observers. The list's
///   view model keeps a question about the failure as state. Its view has the
///   navigation controller present the question, also above the editor, and
///   takes the alert away when the question goes. Both view models stop saying
///   "Saving...".
/// - What brings the old list back: `discardChanges()` of the store, which the
///   list's view model calls when the user taps "Discard changes". The store's
///   `TodoList` keeps what was last loaded or saved.
/// - Who opens and closes the editor: two closures, which this function hands
///   to the view models. The list's view model calls `openEditor` with a
///   to-do's identity. This closure makes the editor and pushes it. The
///   editor's view model calls `close`, which pops it. In kudoleh's template, a
///   view model has a struct of such closures, the actions, which a flow
///   coordinator makes.
/// - Who owns the editor: the navigation controller owns the editor's view
///   controller, which owns its view model. The editor's view model changes the
///   store itself, and does not know the list's view model.
///
/// No view model awaits a save. The store does, in a task that nobody cancels.
/// The task keeps the store alive when the screens are gone.
///
/// Two things are as in Josh Smith's "WPF Apps With The Model-View-ViewModel
/// Design Pattern" (MSDN Magazine, February 2009): view models share a
/// repository that tells of its changes, and a view model asks to be closed. In
/// Smith's app, the view model raises an event, `RequestClose`. The main
/// window's view model hears the event and lets go of the sender. Here, the
/// view model calls a closure.
@MainActor
public func makeTodoScreen(service: any TodoService) -> ViewController {
  let store = TodoStore(service: service)
  // Weak, for the list's view keeps the view model that keeps the closure.
  weak var list: ViewController?
  let viewModel = TodoViewModel(
    store: store,
    openEditor: { id in
      let editor = makeTodoEditorScreen(
        id: id,
        store: store,
        close: { list?.navigationController?.popViewController() }
      )
      list?.navigationController?.pushViewController(editor)
    }
  )
  let viewController = TodoViewController(viewModel: viewModel)
  list = viewController
  return viewController
}

/// Puts the editor of a to-do together in the same way.
@MainActor
private func makeTodoEditorScreen(
  id: TodoItem.ID,
  store: TodoStore,
  close: @escaping () -> Void
) -> ViewController {
  let viewModel = TodoEditorViewModel(id: id, store: store, close: close)
  return TodoEditorViewController(viewModel: viewModel)
}
