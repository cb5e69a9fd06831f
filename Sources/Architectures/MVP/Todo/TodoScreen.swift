import ConsoleUI
import Models

/// Puts the list of to-dos together.
///
/// The form is that of Google's todo-mvp. A presenter says by an identity which
/// to-do opens, and the view opens its screen. Ours differs in this:
///
/// - Google's view is handed the tasks themselves, as a `List<Task>`, so it
///   knows the model. Ours is handed words, and imports no model.
/// - Google's presenters ask a repository, which nobody observes: a screen
///   loads again when it is shown. Our presenters observe a store.
///
/// The model is a `TodoStore`, which both presenters hold and observe:
///
/// - Who asks for the list: the list's presenter has the store load it, in a
///   task that the presenter owns. The store keeps the list and tells its
///   observers, or throws an error to the presenter. The presenter words
///   either, and its view shows it.
/// - Who asks for a save: the store itself, after each change that a presenter
///   makes in it, after a save that succeeded, and when the list's presenter
///   calls `tryAgain()`. It asks only if a save is due. None is due while one
///   is pending, while a failed one is unanswered, or if nothing differs. No
///   presenter awaits a save. The store's own task does: nobody cancels it, and
///   it keeps the store.
/// - Who hears that it failed: the store, which keeps the failure until it is
///   answered, and tells its observers. The list's presenter words the
///   question, and its view shows that, also while the editor covers the view.
///   The presenter of a list that appears later reads the failure in the store.
/// - What brings the old list back: `discardChanges()` of the store, which the
///   list's presenter calls when the user has chosen so. The old list lies in
///   the `TodoList`, which keeps what was last loaded or saved.
/// - Who owns the editor: the navigation controller owns its view controller,
///   which owns its presenter. The list's presenter says which to-do is edited,
///   and its view pushes what `makeEditor` makes. Neither presenter knows
///   the other.
@MainActor
public func makeTodoScreen(service: any TodoService) -> ViewController {
  let store = TodoStore(service: service)
  let presenter = TodoPresenter(store: store)
  let viewController = TodoViewController(
    presenter: presenter,
    makeEditor: { id in makeTodoEditorScreen(id: id, store: store) }
  )
  presenter.view = viewController
  return viewController
}

@MainActor
private func makeTodoEditorScreen(
  id: TodoItem.ID,
  store: TodoStore
) -> ViewController {
  let presenter = TodoEditorPresenter(id: id, store: store)
  let viewController = TodoEditorViewController(presenter: presenter)
  presenter.view = viewController
  return viewController
}
