import ConsoleUI
import Models

/// Puts the weather screen together: the view is given its model, and makes
/// its controller.
@MainActor
public func makeWeatherScreen(
  placeService: any PlaceService,
  weatherService: any WeatherService
) -> ViewController {
  let model = WeatherModel(
    placeService: placeService,
    weatherService: weatherService
  )
  return WeatherViewController(weatherView: WeatherView(model: model))
}
