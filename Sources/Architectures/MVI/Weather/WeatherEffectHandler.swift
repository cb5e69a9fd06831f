import Models

/// Looks places up and fetches their weather, and sends each answer with the
/// number of its search.
struct WeatherEffectHandler: EffectHandler {
  private let placeService: any PlaceService
  private let weatherService: any WeatherService

  init(placeService: any PlaceService, weatherService: any WeatherService) {
    self.placeService = placeService
    self.weatherService = weatherService
  }

  func handle(
    _ effect: WeatherEffect,
    send: @escaping @MainActor (WeatherEvent) -> Void
  ) {
    switch effect {
    case .findPlace(let name, let search):
      placeService.findPlace(named: name) { answer in
        send(.placeResponse(answer, search: search))
      }
    case .fetchWeather(let place, let search):
      weatherService.fetchWeather(at: place) { answer in
        send(.weatherResponse(answer, search: search))
      }
    }
  }
}
