import ConsoleUI
import Models

/// Puts the list of photos together: the view holds its presenter, the
/// presenter holds interactor and router, and every way back is weak.
///
/// The presenter asks the interactor for the photos. The interactor asks the
/// service, drops the answer to all but the last question, and hands out plain
/// data. The view asks the presenter for a row's words. Of a photo that is
/// selected the interactor says whether it is for sale, and on the presenter's
/// word the router opens the detail or an alert.
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
