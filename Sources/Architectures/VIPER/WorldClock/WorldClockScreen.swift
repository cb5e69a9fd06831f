import ConsoleUI
import Models

/// Puts the world clock together: the view holds its presenter, the presenter
/// holds interactor and router, and every way back is weak.
///
/// The presenter asks the interactor to load the time or to move it by a day.
/// To load, the interactor says that it starts, and asks the service in a task
/// that it owns. To move, it changes the time that it keeps, but not during a
/// load. It hands out a date, and whether there is a day before and after it.
/// The presenter words the date, and the view shows it. If a load fails, the
/// presenter has the router open an alert.
@MainActor
public func makeWorldClockScreen(
  service: any WorldClockService
) -> ViewController {
  let interactor = WorldClockInteractor(service: service)
  let router = WorldClockRouter()
  let presenter = WorldClockPresenter(interactor: interactor, router: router)
  let viewController = WorldClockViewController(presenter: presenter)
  presenter.view = viewController
  interactor.output = presenter
  router.viewController = viewController
  return viewController
}
