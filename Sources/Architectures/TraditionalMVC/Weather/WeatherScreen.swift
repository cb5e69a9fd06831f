import ConsoleUI
import Models

/// Puts the weather screen together.
///
/// The way through it:
///
/// - Who asks: the controller names a place to the model, and the model asks
///   the services, first where the place is and then for its weather.
/// - Who hears the answers: the model, which keeps them and tells its
///   dependents that it has changed. It awaits both in one task, and cancels
///   the task if another place is named.
/// - Who shows them: the view, which asks the model for place and weather and
///   words them. The controller makes and presents the alert that asks for a
///   place. It also presents a failure.
@MainActor
public func makeWeatherScreen(
  placeService: any PlaceService,
  weatherService: any WeatherService
) -> ViewController {
  let model = WeatherModel(
    placeService: placeService,
    weatherService: weatherService
  )
  return HostViewController(hosting: WeatherView(model: model))
}
