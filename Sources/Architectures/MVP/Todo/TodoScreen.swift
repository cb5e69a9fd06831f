import ConsoleUI
import Models

/// Puts the list of to-dos together.
///
/// The editor opens as in Google's todo-mvp: a presenter says by an identity
/// which to-do opens, and the view opens its screen. The rows are filled as
/// those of the employees are. Ours differs from Google's in this:
///
/// - Google's list is handed the tasks themselves, as a `List<Task>`, so this
///   view knows the model. Ours is handed words, and imports no model.
/// - Google's presenters ask a repository, which nobody observes. So the list
///   loads again when it is shown, and after each change. Our presenters
///   observe a store, and show the whole screen anew after each change. (Fowler
///   counts it among the gains of a passive view that little is observed.)
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
///   answered, and tells its observers. The list's presenter words a question,
///   and its view has the navigation controller present it. So it shows above
///   the editor, too. The editor's presenter takes no part in this.
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
