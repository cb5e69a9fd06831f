import Foundation

/// The weather at one place at one time.
public struct Weather: Equatable, Sendable {
  /// Degrees Fahrenheit.
  public var temperature: Double
  public var date: Date
  /// Whose days are the place's own.
  public var timeZone: TimeZone
  /// Weatherbit's code of an icon, such as "c03d" (clouds by day).
  public var iconCode: String
  /// The sky in words, such as "Broken clouds".
  public var summary: String

  public init(
    temperature: Double,
    date: Date,
    timeZone: TimeZone = .gmt,
    iconCode: String,
    summary: String
  ) {
    self.temperature = temperature
    self.date = date
    self.timeZone = timeZone
    self.iconCode = iconCode
    self.summary = summary
  }
}
