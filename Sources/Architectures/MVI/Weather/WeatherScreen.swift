import ConsoleUI
import Models

/// Puts the weather screen together: the view holds its store.
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
