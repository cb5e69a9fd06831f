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
    send: @MainActor (WeatherEvent) -> Void
  ) async {
    switch effect {
    case .findPlace(let name):
      do throws(ServiceError) {
        let place = try await placeService.findPlace(named: name)
        send(.placeResponse(.success(place)))
      } catch {
        send(.placeResponse(.failure(error)))
      }
    case .fetchWeather(let place):
      do throws(ServiceError) {
        let weather = try await weatherService.fetchWeather(at: place)
        send(.weatherResponse(.success(weather)))
      } catch {
        send(.weatherResponse(.failure(error)))
      }
    }
  }
}
