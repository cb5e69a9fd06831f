import ConsoleUI
import Models

/// Puts the weather screen together.
///
/// The way through:
///
/// - Who asks: the controller, in a task of its ``Loader``. It has the store
///   find a place. The store asks one service for the place and, once that is
///   found, the other for its weather.
/// - Who hears the answers: the store, which keeps each as it comes. It throws
///   an error, and the loader hands that to the controller.
/// - Who shows them: the controller. It reads the store, which is
///   `@Observable`, in `updateProperties()`, where it words and shows place and
///   weather. Where there is no place, the loader says whether one is still
///   looked up. The controller presents an error as an alert.
/// - Who cancels: the loader, before another place is asked for and when it is
///   released with the controller.
@MainActor
public func makeWeatherScreen(
  placeService: any PlaceService,
  weatherService: any WeatherService
) -> ViewController {
  let store = WeatherStore(
    placeService: placeService,
    weatherService: weatherService
  )
  return WeatherViewController(store: store)
}
