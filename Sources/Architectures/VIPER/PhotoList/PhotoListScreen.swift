import ConsoleUI
import Models

/// Puts the list of photos together: the view holds its presenter, the
/// presenter holds interactor and router, and every way back is weak.
///
/// The presenter asks the interactor for the photos. The interactor asks the
/// service in a task that it owns, cancels the task when another load begins,
/// and hands out plain data. The presenter hands the rows to the view. If a
/// load fails, it has the router open an alert. For a photo that is selected
/// the presenter asks the interactor whether it is for sale, and has the router
/// open the detail or an alert. The detail is no module, because it only shows
/// what it is given.
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
