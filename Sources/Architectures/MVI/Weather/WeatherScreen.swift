import ConsoleUI
import Models

/// Puts the weather screen together; the view holds its store.
///
/// - Who asks for the place and its weather: the reducer, by one effect after
///   the other. The effect handler calls the services.
/// - Who hears the answers: the reducer, by the events `placeResponse` and
///   `weatherResponse`. A new search cancels the one before, so the store drops
///   that one's answer.
/// - Who shows them: the view renders the state. Whether the user is asked for
///   a location is state too. The view presents the question and takes it away.
@MainActor
public func makeWeatherScreen(
  placeService: any PlaceService,
  weatherService: any WeatherService
) -> ViewController {
  let store = Store(
    initialState: WeatherState(),
    reducer: WeatherReducer(),
    effectHandler: WeatherEffectHandler(
      placeService: placeService,
      weatherService: weatherService
    )
  )
  return WeatherViewController(store: store)
}
