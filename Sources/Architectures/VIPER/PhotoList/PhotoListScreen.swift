import ConsoleUI
import Models

/// Puts the list of photos together: the view holds its presenter, the
/// presenter holds interactor and router, and every way back is weak.
@MainActor
public func makePhotoListScreen(service: any PhotoService) -> ViewController {
  let interactor = PhotoListInteractor(service: service)
  let router = PhotoListRouter()
  let presenter = PhotoListPresenter(interactor: interactor, router: router)
  let viewController = PhotoListViewController(presenter: presenter)
  presenter.view = viewController
  interactor.output = presenter
  router.viewController = viewController
  return viewController
}
