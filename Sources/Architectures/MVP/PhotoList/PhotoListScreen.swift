import ConsoleUI
import Models

/// Puts the list of photos together.
///
/// The presenter asks the service in a task that it owns, and words the answer.
/// The view shows the words, and lets the presenter fill a cell when the table
/// asks for it. The presenter says what the detail screen shows, and the view
/// makes and pushes that screen. The detail screen shows a name and a picture,
/// and has no presenter.
@MainActor
public func makePhotoListScreen(service: any PhotoService) -> ViewController {
  let presenter = PhotoListPresenter(service: service)
  let viewController = PhotoListViewController(presenter: presenter)
  presenter.view = viewController
  return viewController
}
