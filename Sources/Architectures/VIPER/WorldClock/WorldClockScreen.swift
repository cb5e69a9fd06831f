import ConsoleUI
import Models

/// Puts the world clock together: the view holds its presenter, the presenter
/// holds interactor and router, and every way back is weak.
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
