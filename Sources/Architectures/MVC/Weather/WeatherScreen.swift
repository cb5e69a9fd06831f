import ConsoleUI
import Models

/// Puts the weather screen together.
///
/// The way through:
///
/// - Who asks: the controller, in a task. It has the store find a place. The
///   store asks one service for the place and, once that is found, the other
///   for its weather.
/// - Who hears the answers: the store, which keeps each as it comes. It throws
///   an error to the controller.
/// - Who shows them: the controller. It reads the store, which is
///   `@Observable`, in `updateProperties()`, where it words and shows place and
///   weather. It presents an error as an alert.
/// - Who cancels: the controller. It keeps the task, and cancels it before it
///   asks for another place and when it is released.
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
