import Foundation
import Models

/// Open-Meteo's answer to `/v1/forecast`, asked for the current weather in
/// ℉ and for the time in seconds since 1970.
///
/// Source: https://open-meteo.com/en/docs
struct ForecastAnswer: Decodable {
  let weather: Weather

  private enum Key: String, CodingKey {
    case units = "current_units"
    case current
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields(Key.self)
    // A number alone would not tell that the unit was not understood.
    let _: Units = try fields.object(.units)
    let current: Current = try fields.object(.current)
    weather = current.weather
  }

  private struct Units: Decodable {
    private enum Key: String, CodingKey {
      case temperature = "temperature_2m"
    }

    init(from decoder: any Decoder) throws {
      _ = try decoder.fields(Key.self).text(.temperature, "\"°F\"") {
        $0 == "°F" ? $0 : nil
      }
    }
  }

  private struct Current: Decodable {
    let weather: Weather

    private enum Key: String, CodingKey {
      case time
      case temperature = "temperature_2m"
      case code = "weather_code"
      case isDay = "is_day"
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.fields(Key.self)
      let time = try fields.number(.time, in: 0...endOfYear9999)
      let sky = WMOWeatherCode(try fields.wholeNumber(.code))
      let isDay = try fields.number(.isDay, in: 0...1) == 1
      weather = Weather(
        temperature: try fields.number(
          .temperature,
          in: plausibleTemperatures
        ),
        date: Date(timeIntervalSince1970: time),
        iconCode: sky.icon + (isDay ? "d" : "n"),
        summary: sky.summary
      )
    }
  }
}

private let endOfYear9999 = 253_402_300_799.0
