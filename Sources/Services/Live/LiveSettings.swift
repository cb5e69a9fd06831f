import Foundation

/// Which live services to ask, and how.
public struct LiveSettings: Sendable {
  /// Where the list of photos lies; there is no standard.
  public var photosURL: URL?
  public var geocodingURL: URL
  public var forecastURL: URL
  public var weatherbitURL: URL
  /// With a key the weather comes from Weatherbit, else from Open-Meteo.
  public var weatherbitKey: APIKey?
  /// How long an answer may take.
  public var timeLimit: Duration

  /// The settings that environment variables make; an empty one counts as
  /// missing.
  ///
  /// Throws where a variable cannot be understood, or one that is needed is
  /// missing.
  public init(
    environment: [String: String],
    needs: [LiveVariable] = []
  ) throws(LiveSettingsError) {
    func value(_ variable: LiveVariable) -> String? {
      environment[variable.rawValue].flatMap { $0.isEmpty ? nil : $0 }
    }
    func address(_ variable: LiveVariable) throws(LiveSettingsError) -> URL? {
      guard let text = value(variable) ?? variable.standard else { return nil }
      guard let url = URL(string: text), url.isSafe else {
        throw .notAnAddress(variable)
      }
      return url
    }
    func service(_ variable: LiveVariable) throws(LiveSettingsError) -> URL {
      guard let url = try address(variable) else { throw .missing(variable) }
      return url
    }
    for variable in needs where value(variable) == nil {
      throw .missing(variable)
    }
    photosURL = try address(.photos)
    geocodingURL = try service(.geocoding)
    forecastURL = try service(.forecast)
    weatherbitURL = try service(.weatherbit)
    weatherbitKey = value(.weatherbitKey).map(APIKey.init)
    let seconds = value(.timeLimit) ?? "15"
    // `Double` alone would take "+5", "0x10" and "1e1".
    guard seconds.wholeMatch(of: /[0-9]+(\.[0-9]+)?/) != nil,
      let limit = Double(seconds), (0.001...3600).contains(limit)
    else { throw .notATime(.timeLimit) }
    timeLimit = .seconds(limit)
  }
}

/// The environment variables that live services go by.
public enum LiveVariable: String, CaseIterable, Sendable {
  case photos = "WORKBENCH_PHOTOS_URL"
  case weatherbitKey = "WEATHERBIT_API_KEY"
  case timeLimit = "WORKBENCH_TIME_LIMIT"
  case geocoding = "WORKBENCH_OPEN_METEO_GEOCODING_URL"
  case forecast = "WORKBENCH_OPEN_METEO_FORECAST_URL"
  case weatherbit = "WORKBENCH_WEATHERBIT_URL"

  /// What it is for, in a few words.
  public var purpose: String {
    switch self {
    case .photos: "the address of a list of photos, in JSON"
    case .weatherbitKey: "takes the weather from Weatherbit"
    case .timeLimit: "how many seconds an answer may take (15)"
    case .geocoding: "another address for Open-Meteo's places"
    case .forecast: "another address for Open-Meteo's weather"
    case .weatherbit: "another address for Weatherbit's weather"
    }
  }

  /// The address that counts where none is set.
  ///
  /// Sources: https://open-meteo.com/en/docs/geocoding-api,
  /// https://open-meteo.com/en/docs and
  /// https://www.weatherbit.io/api/weather-current
  fileprivate var standard: String? {
    switch self {
    case .geocoding: "https://geocoding-api.open-meteo.com/v1/search"
    case .forecast: "https://api.open-meteo.com/v1/forecast"
    case .weatherbit: "https://api.weatherbit.io/v2.0/current"
    case .photos, .weatherbitKey, .timeLimit: nil
    }
  }
}

/// Why live services cannot be asked.
public enum LiveSettingsError: Error, Equatable, Sendable {
  case missing(LiveVariable)
  case notAnAddress(LiveVariable)
  case notATime(LiveVariable)
}

extension LiveSettingsError: CustomStringConvertible {
  /// One line, which never shows a value: it may hold a secret.
  public var description: String {
    switch self {
    case .missing(let variable):
      "'--live' needs \(variable.rawValue) to be set: \(variable.purpose)"
    case .notAnAddress(let variable):
      "\(variable.rawValue): expected an address that begins with https://"
        + " (http:// for this machine only)"
    case .notATime(let variable):
      "\(variable.rawValue): expected a number of seconds such as 15 or 2.5,"
        + " 0.001 to 3600"
    }
  }
}
