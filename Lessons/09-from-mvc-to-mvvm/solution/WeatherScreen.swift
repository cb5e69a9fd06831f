import ConsoleUI
import Models

/// Puts the weather screen together: the view holds its view model.
@MainActor
func makeWeatherScreen(
  placeService: any PlaceService,
  weatherService: any WeatherService
) -> ViewController {
  let viewModel = WeatherViewModel(
    placeService: placeService,
    weatherService: weatherService
  )
  return WeatherViewController(viewModel: viewModel)
}
