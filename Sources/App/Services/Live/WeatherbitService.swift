import Foundation
import Models

/// Fetches the current weather from Weatherbit, which asks for a key.
///
/// Source: https://www.weatherbit.io/api/weather-current
public final class WeatherbitService: WeatherService {
  private let url: URL
  private let key: APIKey
  private let client: HTTPClient

  public init(url: URL, key: APIKey, client: HTTPClient) {
    self.url = url
    self.key = key
    self.client = client
  }

  public func fetchWeather(
    at place: Place,
    completion: @escaping Completion<Weather>
  ) {
    let request =
      url
      .adding(latitude: "lat", longitude: "lon", of: place)
      // The unit I is ℉.
      .adding([("units", "I"), ("key", key.secret)])
    client.get(WeatherbitAnswer.self, from: request) { answer in
      completion(answer.map(\.weather))
    }
  }
}
