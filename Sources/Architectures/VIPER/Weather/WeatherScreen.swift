import ConsoleUI
import Models

/// Puts the weather screen together: the view holds its presenter, the
/// presenter holds interactor and router, and every way back is weak.
///
/// The presenter asks the interactor for the weather of a place. The interactor
/// looks the place up and asks for its weather in one task that it owns,
/// cancels the task when another search begins, and tells the presenter each
/// step. The presenter words it and the view shows it. The code of the
/// weather's icon goes unchanged to the view, which looks the icon up. For
/// another location the presenter has the router open an alert. It hears as the
/// router's `LocationDelegate` which one the user has chosen.
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
  router.locationDelegate = presenter
  return viewController
}
