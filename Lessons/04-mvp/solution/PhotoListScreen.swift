import ConsoleUI
import Models

/// Puts the list of photos together: the view holds its presenter, and the
/// presenter is told of its view.
@MainActor
func makePhotoListScreen(service: any PhotoService) -> ViewController {
  let presenter = PhotoListPresenter(service: service)
  let viewController = PhotoListViewController(presenter: presenter)
  presenter.view = viewController
  return viewController
}
