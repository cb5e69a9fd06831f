import Foundation
import Models

/// Fetches the current weather from Weatherbit, which asks for a key.
///
/// Source: https://www.weatherbit.io/api/weather-current
public final class WeatherbitService: WeatherService {
  private let url: URL
  private let key: String
  private let client: HTTPClient

  public init(url: URL, key: String, client: HTTPClient) {
    self.url = url
    self.key = key
    self.client = client
  }

  public func fetchWeather(
    at place: Place
  ) async throws(ServiceError) -> Weather {
    let request =
      url
      .adding(latitude: "lat", longitude: "lon", of: place)
      // The unit I is ℉.
      .adding([("units", "I"), ("key", key)])
    return try await client.get(request, as: Weather.init(weatherbit:))
  }
}
