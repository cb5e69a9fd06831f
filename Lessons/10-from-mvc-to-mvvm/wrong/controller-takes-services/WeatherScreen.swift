import ConsoleUI
import Models

extension WeatherViewController {
  /// Makes the controller together with its view model.
  convenience init(
    placeService: any PlaceService,
    weatherService: any WeatherService
  ) {
    self.init(
      viewModel: WeatherViewModel(
        placeService: placeService,
        weatherService: weatherService
      )
    )
  }
}

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
