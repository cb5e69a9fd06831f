import Foundation
import Models

extension Weather {
  /// Weatherbit's answer to `/v2.0/current` in its unit `I`, so in ℉.
  ///
  /// The first row of its list `data` counts; there is usually one.
  init(weatherbit json: JSON) throws(FormatError) {
    let data = try json.field("data")
    guard let row = try data.elements().first else {
      throw FormatError(
        data.path,
        expected: "a list with the current weather",
        found: "an empty list"
      )
    }
    let sky = try row.field("weather")
    self.init(
      temperature: try row.field("temp").number(in: plausibleTemperatures),
      date: try row.field("datetime").time(
        "an hour of the years 1583 to 9999 such as \"2017-08-28:17\"",
        as: Timestamp.weatherbitHour
      ),
      timeZone: try row.field("timezone").timeZoneOrUTC(),
      iconCode: try sky.field("icon").text(),
      summary: try sky.field("description").text()
    )
  }

  /// Open-Meteo's answer to `/v1/forecast`, asked for the current weather in
  /// ℉, for the time in seconds since 1970 and for the place's time zone.
  ///
  /// Source: https://open-meteo.com/en/docs
  init(openMeteo json: JSON) throws(FormatError) {
    // A number alone would not tell that the unit was not understood.
    try json.field("current_units").field("temperature_2m").expect("°F")
    let current = try json.field("current")
    let time = try current.field("time").number(in: 0...endOfYear9999)
    let sky = WMOWeatherCode(try current.field("weather_code").wholeNumber())
    let isDay = try current.field("is_day").number(in: 0...1) == 1
    self.init(
      temperature: try current.field("temperature_2m")
        .number(in: plausibleTemperatures),
      date: Date(timeIntervalSince1970: time),
      timeZone: try json.field("timezone").timeZoneOrUTC(),
      iconCode: sky.icon + (isDay ? "d" : "n"),
      summary: sky.summary
    )
  }
}

/// What air near the ground can be, in ℉: the records are -129 and 134.
///
/// Beyond, a value is a mistake, such as one in kelvin.
private let plausibleTemperatures = -150.0...150.0

private let endOfYear9999 = 253_402_300_799.0
