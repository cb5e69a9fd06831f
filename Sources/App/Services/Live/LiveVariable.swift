/// An environment variable that live services go by.
public struct LiveVariable: Hashable, Sendable {
  public let name: String
  /// What it is for, in a few words.
  public let purpose: String
  /// What counts where it is not set, if there is anything.
  let standard: String?

  init(_ name: String, _ purpose: String, standard: String? = nil) {
    self.name = name
    self.purpose = purpose
    self.standard = standard
  }

  /// What all live services go by.
  public static let timeLimit = LiveVariable(
    "WORKBENCH_TIME_LIMIT",
    "how many seconds an answer may take (15)",
    standard: "15"
  )

  /// Where the photos lie; there is no standard.
  public static let photos = LiveVariable(
    "WORKBENCH_PHOTOS_URL",
    "the address of a list of photos, in JSON"
  )

  /// Where the employees lie; there is no standard.
  public static let employees = LiveVariable(
    "WORKBENCH_EMPLOYEES_URL",
    "the address of a list of employees, in JSON"
  )

  /// Where a clock tells the time; there is no standard.
  public static let worldClock = LiveVariable(
    "WORKBENCH_CLOCK_URL",
    "the address of a world clock, in JSON"
  )

  /// Where Open-Meteo looks up places.
  ///
  /// Source: https://open-meteo.com/en/docs/geocoding-api
  public static let geocoding = LiveVariable(
    "WORKBENCH_OPEN_METEO_GEOCODING_URL",
    "another address for Open-Meteo's places",
    standard: "https://geocoding-api.open-meteo.com/v1/search"
  )

  /// Where Open-Meteo tells the weather.
  ///
  /// Source: https://open-meteo.com/en/docs
  public static let forecast = LiveVariable(
    "WORKBENCH_OPEN_METEO_FORECAST_URL",
    "another address for Open-Meteo's weather",
    standard: "https://api.open-meteo.com/v1/forecast"
  )

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
      "'--live' needs \(variable.name) to be set: \(variable.purpose)"
    case .notAnAddress(let variable):
      "\(variable.name): expected an address that begins with https://"
        + " (http:// for this machine only)"
    case .notATime(let variable):
      "\(variable.name): expected a number of seconds, 0.001 to 3600"
    }
  }
}
