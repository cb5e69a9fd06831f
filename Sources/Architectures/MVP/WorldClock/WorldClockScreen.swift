import ConsoleUI
import Models

/// Puts the world clock together: the view holds its presenter, and the
/// presenter is told of its view.
@MainActor
public func makeWorldClockScreen(
  service: any WorldClockService
) -> ViewController {
  let presenter = WorldClockPresenter(service: service)
  let viewController = WorldClockViewController(presenter: presenter)
  presenter.view = viewController
  return viewController
}
