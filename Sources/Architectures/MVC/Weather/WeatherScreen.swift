import ConsoleUI
import Models

/// Puts the weather screen together.
///
/// The way through: the controller asks one service for the place and, once
/// that is found, the other for its weather. It shows each as it comes, unless
/// another place was asked for.
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
