import ConsoleUI
import Models

/// Puts the screen together: the view holds its presenter, and the presenter
/// is told of its view.
@MainActor
func makePhotoCountScreen(service: any PhotoService) -> ViewController {
  let presenter = PhotoCountPresenter(service: service)
  let viewController = PhotoCountViewController(presenter: presenter)
  presenter.view = viewController
  return viewController
}
