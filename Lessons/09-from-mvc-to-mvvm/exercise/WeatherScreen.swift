import ConsoleUI
import Models

/// Puts the weather screen together.
@MainActor
func makeWeatherScreen(
  placeService: any PlaceService,
  weatherService: any WeatherService
) -> ViewController {
  WeatherViewController(
    placeService: placeService,
    weatherService: weatherService
  )
}
