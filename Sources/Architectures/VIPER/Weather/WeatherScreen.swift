import ConsoleUI
import Models

/// Puts the weather screen together: the view holds its presenter, the
/// presenter holds interactor and router, and every way back is weak.
@MainActor
public func makeWeatherScreen(
  placeService: any PlaceService,
  weatherService: any WeatherService
) -> ViewController {
  let interactor = WeatherInteractor(
    placeService: placeService,
    weatherService: weatherService
  )
  let router = WeatherRouter()
  let presenter = WeatherPresenter(interactor: interactor, router: router)
  let viewController = WeatherViewController(presenter: presenter)
  presenter.view = viewController
  interactor.output = presenter
  router.viewController = viewController
  return viewController
}
