import ConsoleUI
import Models

/// Puts the list of photos together.
@MainActor
func makePhotoListScreen(service: any PhotoService) -> ViewController {
  let presenter = PhotoListPresenter(service: service)
  let viewController = PhotoListViewController(presenter: presenter)
  // 4. The presenter has to know its view.
  return viewController
}
