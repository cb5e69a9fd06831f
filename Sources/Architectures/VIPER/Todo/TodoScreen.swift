import ConsoleUI
import Models

/// Puts the list of to-dos together: the view holds its presenter, the
/// presenter holds interactor and router, and every way back is weak.
///
/// The interactors of both screens hold one data manager, which knows them
/// weakly. In VIPER-TODO each screen has a data manager of its own, before a
/// store on the device, and the screen for a new to-do tells the list that it
/// has saved one. Ours asks the service and tells all who listen what has
/// changed, so no screen has to tell another.
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
