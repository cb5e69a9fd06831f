import ConsoleUI
import Models

/// Puts the world clock together.
///
/// The presenter asks the service in a task that it owns, keeps the time and
/// words it. The view shows the words, and which buttons can be pressed.
@MainActor
public func makeWorldClockScreen(
  service: any WorldClockService
) -> ViewController {
  let presenter = WorldClockPresenter(service: service)
  let viewController = WorldClockViewController(presenter: presenter)
  presenter.view = viewController
  return viewController
}
