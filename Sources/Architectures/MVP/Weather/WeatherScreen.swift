import ConsoleUI
import Models

/// Puts the weather screen together: the view holds its presenter, and the
/// presenter is told of its view.
@MainActor
public func makeWeatherScreen(
  placeService: any PlaceService,
  weatherService: any WeatherService
) -> ViewController {
  let presenter = WeatherPresenter(
    placeService: placeService,
    weatherService: weatherService
  )
  let viewController = WeatherViewController(presenter: presenter)
  presenter.view = viewController
  return viewController
}
