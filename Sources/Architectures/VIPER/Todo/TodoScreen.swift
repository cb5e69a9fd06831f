import ConsoleUI
import Models

/// Puts the list of to-dos together: the view holds its presenter, the
/// presenter holds interactor and router, and every way back is weak.
///
/// One interactor keeps the list for both screens, above a data manager that
/// only loads and saves:
///
/// - Who asks for a save: the interactor, after each change that a presenter
///   asks of it.
/// - Who hears that it failed: the interactor, which tells the list's presenter
///   why. The presenter has the router ask the user, and gets the answer.
/// - What brings the old list back: `discardChanges()` of the interactor, which
///   the presenter calls for the alert's button.
/// - Who owns the editor: the navigation controller, on which the list's router
///   pushes it. Its presenter asks the same interactor, as its second output,
///   and leaves before it asks for the change.
///
/// In VIPER-TODO each screen has an interactor, with a data manager in front of
/// one store on the device, and the screen for a new to-do tells the list's
/// presenter that one was saved. Here a list that is not saved yet is shared,
/// so it stands in one interactor, and no screen has to tell another.
@MainActor
public func makeTodoScreen(service: any TodoService) -> ViewController {
  let interactor = TodoInteractor(
    dataManager: TodoDataManager(service: service)
  )
  let router = TodoRouter { id in
    makeTodoEditorScreen(id: id, interactor: interactor)
  }
  let presenter = TodoPresenter(interactor: interactor, router: router)
  let viewController = TodoViewController(presenter: presenter)
  presenter.view = viewController
  interactor.output = presenter
  router.viewController = viewController
  router.presenter = presenter
  return viewController
}

/// Puts the editor of a to-do together in the same way.
@MainActor
private func makeTodoEditorScreen(
  id: Int,
  interactor: TodoInteractor
) -> ViewController {
  let router = TodoEditorRouter()
  let presenter = TodoEditorPresenter(
    id: id,
    interactor: interactor,
    router: router
  )
  let viewController = TodoEditorViewController(presenter: presenter)
  presenter.view = viewController
  interactor.editorOutput = presenter
  router.viewController = viewController
  return viewController
}
