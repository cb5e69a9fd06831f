import Foundation

@testable import VIPER

extension WeatherOutputData {
  /// Monday, 28 August 2017, 17:00 UTC.
  static let clouds = WeatherOutputData(
    temperature: 24,
    date: Date(timeIntervalSince1970: 1_503_939_600),
    timeZone: .gmt,
    iconCode: "c03d",
    summary: "Broken clouds"
  )

  /// Friday, 3 November 2017, 02:00 UTC.
  static let rain = WeatherOutputData(
    temperature: 51,
    date: Date(timeIntervalSince1970: 1_509_674_400),
    timeZone: .gmt,
    iconCode: "r01n",
    summary: "Light rain"
  )

  /// Weather of which only one thing matters.
  static func sample(
    temperature: Double = 0,
    date: Date = Date(timeIntervalSince1970: 0),
    timeZone: TimeZone = .gmt,
    iconCode: String = "c01d",
    summary: String = "Clear sky"
  ) -> WeatherOutputData {
    WeatherOutputData(
      temperature: temperature,
      date: date,
      timeZone: timeZone,
      iconCode: iconCode,
      summary: summary
    )
  }
}
