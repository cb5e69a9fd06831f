import Models

/// Looks places up and fetches their weather, and sends each answer.
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
    case .findPlace(let name):
      placeService.findPlace(named: name) { send(.placeResponse($0)) }
    case .fetchWeather(let place):
      weatherService.fetchWeather(at: place) { send(.weatherResponse($0)) }
    }
  }
}
