import ConsoleUI
import Models

/// Puts the weather screen together.
@MainActor
public func makeWeatherScreen(
  placeService: any PlaceService,
  weatherService: any WeatherService
) -> ViewController {
  WeatherViewController(
    placeService: placeService,
    weatherService: weatherService
  )
}
