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

  /// The service, or nil where there is no key for it.
  public convenience init?(
    settings: LiveSettings,
    client: HTTPClient
  ) throws(LiveSettingsError) {
    let url = try settings.address(of: .weatherbit)
    guard let key = settings.text(of: .weatherbitKey) else { return nil }
    self.init(url: url, key: APIKey(key), client: client)
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

extension LiveVariable {
  /// A secret, without which Weatherbit is not asked.
  public static let weatherbitKey = LiveVariable(
    "WEATHERBIT_API_KEY",
    "takes the weather from Weatherbit"
  )

  /// Where Weatherbit tells the weather.
  ///
  /// Source: https://www.weatherbit.io/api/weather-current
  public static let weatherbit = LiveVariable(
    "WORKBENCH_WEATHERBIT_URL",
    "another address for Weatherbit's weather",
    standard: "https://api.weatherbit.io/v2.0/current"
  )
}
