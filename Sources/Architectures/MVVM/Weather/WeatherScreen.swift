import ConsoleUI
import Models

/// Puts the weather together: the view holds its view model.
///
/// The view model awaits the place and then its weather, both in one task,
/// which it cancels for another place. It puts words and the icon's code into
/// boxes, and the view shows what is in them. Closures have the view ask for
/// another place and present alerts.
@MainActor
public func makeWeatherScreen(
  placeService: any PlaceService,
  weatherService: any WeatherService
) -> ViewController {
  let viewModel = WeatherViewModel(
    placeService: placeService,
    weatherService: weatherService
  )
  return WeatherViewController(viewModel: viewModel)
}
