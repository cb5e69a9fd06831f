import ConsoleUI
import Models

/// Puts the weather screen together.
///
/// The way through: the controller asks for the place, and with its answer for
/// the weather. It shows each as it comes, unless another place was asked for.
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
