import ConsoleUI
import Models

/// Puts the weather screen together.
///
/// The way through: the controller asks the store for a place. The store asks
/// one service for the place and, once that is found, the other for its
/// weather, both in one task. It keeps each as it comes. It cancels the task if
/// it is asked for another place or is released. The controller reads the store
/// in `updateProperties()`, where it words and shows place and weather.
///
/// The store is `@Observable`, and tells its delegate of a failed load. Why it
/// does both is said at ``makeWorldClockScreen(service:)``.
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
