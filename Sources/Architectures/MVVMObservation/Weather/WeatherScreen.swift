import ConsoleUI
import Models

/// Puts the weather screen together: the view holds its view model.
///
/// - Who asks for place and weather: the view model, the one after the other,
///   and again when the user has submitted another place. The question for
///   another place is state: it waits among the alerts.
/// - Who hears the answers: the view model, which keeps them or adds an alert.
///   It awaits both in one task, and cancels the task for another place.
/// - Who shows it: the controller. It reads the texts in `updateProperties()`,
///   which runs again after a change, and observes the alerts.
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
