import Models

/// Weatherbit's answer to `/v2.0/current` in its unit `I`, so in ℉.
///
/// The first row of its list `data` counts; there is usually one.
struct WeatherbitAnswer: Decodable {
  let weather: Weather

  private enum Key: String, CodingKey {
    case data
  }

  init(from decoder: any Decoder) throws {
    weather = try decoder.fields(Key.self)
      .first(.data, of: Row.self, "the current weather").weather
  }
}

private struct Row: Decodable {
  let weather: Weather

  private enum Key: String, CodingKey {
    case temperature = "temp"
    case date = "datetime"
    case sky = "weather"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields(Key.self)
    let sky: Sky = try fields.object(.sky)
    weather = Weather(
      temperature: try fields.number(.temperature, in: plausibleTemperatures),
      date: try fields.text(
        .date,
        "an hour of the years 1583 to 9999 such as \"2017-08-28:17\"",
        as: Timestamp.weatherbitHour
      ),
      iconCode: sky.icon,
      summary: sky.description
    )
  }
}

private struct Sky: Decodable {
  let icon: String
  let description: String

  private enum Key: String, CodingKey {
    case icon
    case description
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields(Key.self)
    icon = try fields.text(.icon)
    description = try fields.text(.description)
  }
}

/// What air near the ground can be, in ℉: the records are -129 and 134.
///
/// Beyond, a value is a mistake, such as one in kelvin.
let plausibleTemperatures = -150.0...150.0
