import ConsoleUI
import Models

/// Puts the weather screen together.
///
/// The way through: the controller asks one service for the place and, once
/// that is found, the other for its weather, both in one task. It keeps and
/// shows each as it comes, and cancels the task if another place is asked for
/// or when it is released.
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
