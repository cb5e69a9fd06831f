import Foundation
import Models

/// Fetches the current weather from Open-Meteo, which asks for no key.
///
/// Source: https://open-meteo.com/en/docs
public final class LiveWeatherService: WeatherService {
  private let url: URL
  private let client: HTTPClient

  public init(url: URL, client: HTTPClient) {
    self.url = url
    self.client = client
  }

  public func fetchWeather(
    at place: Place
  ) async throws(ServiceError) -> Weather {
    let request =
      url
      .adding(latitude: "latitude", longitude: "longitude", of: place)
      .adding([
        ("current", "temperature_2m,weather_code,is_day"),
        ("temperature_unit", "fahrenheit"),
        ("timeformat", "unixtime"),
        ("timezone", "auto"),
      ])
    return try await client.get(request, as: Weather.init(openMeteo:))
  }
}
