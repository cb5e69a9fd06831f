import ConsoleUI
import Models

/// Puts the list of to-dos together: the view holds its presenter, the
/// presenter holds interactor and router, and every way back is weak.
///
/// The interactors of both screens hold one data manager, and so does the
/// router, which opens editors. It knows its listeners weakly. In VIPER-TODO
/// each screen has a data manager of its own, in front of one store on the
/// device. It keeps nothing, and the screen for a new to-do tells the list that
/// one was saved. Ours keeps the list, decides when to save, and tells its
/// listeners of each change, so no screen has to tell another.
@MainActor
public func makeTodoScreen(service: any TodoService) -> ViewController {
  let dataManager = TodoDataManager(service: service)
  let interactor = TodoInteractor(dataManager: dataManager)
  let router = TodoRouter { id in
    makeTodoEditorScreen(id: id, dataManager: dataManager)
  }
  let presenter = TodoPresenter(interactor: interactor, router: router)
  let viewController = TodoViewController(presenter: presenter)
  presenter.view = viewController
  interactor.output = presenter
  router.viewController = viewController
  return viewController
}

/// Puts the editor of a to-do together in the same way.
@MainActor
private func makeTodoEditorScreen(
  id: TodoItem.ID,
  dataManager: TodoDataManager
) -> ViewController {
  let interactor = TodoEditorInteractor(id: id, dataManager: dataManager)
  let router = TodoEditorRouter()
  let presenter = TodoEditorPresenter(interactor: interactor, router: router)
  let viewController = TodoEditorViewController(presenter: presenter)
  presenter.view = viewController
  interactor.output = presenter
  router.viewController = viewController
  return viewController
}
