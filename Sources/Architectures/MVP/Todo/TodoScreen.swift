import ConsoleUI
import Models

/// Puts the list of to-dos together.
///
/// The model is a `TodoStore`, which both presenters hold and observe:
///
/// - Who asks for a save: the store, after each change that a presenter makes
///   in it. A presenter changes the list and asks for nothing.
/// - Who hears that it failed: the store, which keeps the failure and tells its
///   observers. The list's presenter words the question, and its view shows it.
/// - What brings the old list back: `discardChanges()` of the store, which the
///   list's presenter calls when the user has chosen so.
/// - Who owns the editor: the navigation controller. The list's presenter says
///   of which to-do, its view pushes what `makeEditor` makes, and nobody hands
///   the one presenter to the other.
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
