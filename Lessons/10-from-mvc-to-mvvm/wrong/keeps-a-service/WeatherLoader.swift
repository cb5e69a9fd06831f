import Models

@MainActor
final class WeatherLoader {
  let places: any PlaceService
  let weather: any WeatherService

  init(places: any PlaceService, weather: any WeatherService) {
    self.places = places
    self.weather = weather
  }
}
