import Models

/// A place with its weather and the time that answers about it take.
public struct SampleWeather: Equatable, Sendable {
  public var place: Place
  /// How long the look-up takes and, again, the weather.
  public var delay: Duration
  public var weather: Weather

  public init(
    place: Place,
    delay: Duration = .usualAnswer,
    weather: Weather
  ) {
    self.place = place
    self.delay = delay
    self.weather = weather
  }
}

extension Duration {
  /// How long a sample service takes where nothing else is said: 400 ms.
  public static let usualAnswer = Duration.milliseconds(400)
}
