import Foundation
import Models
import Services
import Testing

/// What is said of weather that is not in its format.
struct BadWeatherTests {
  @Test(arguments: [
    (
      #""name": "P""#, #""name": "\u200b ""#,
      #"[0].name: expected a text that is not blank, found "\u{200b} ""#
    ),
    (
      "37.5", "90.1",
      "[0].latitude: expected a number from -90 to 90,"
        + " found 90.1"
    ),
    (
      "-77", "\"W\"",
      "[0].longitude: expected a number from -180 to 180,"
        + " found \"W\""
    ),
    (
      "800", "-1",
      "[0].delay_ms: expected a whole number, 0 or more,"
        + " found -1"
    ),
    (
      "75.5", "297.15",
      "[0].current.data[0].temp: expected a number from"
        + " -150 to 150, found 297.15"
    ),
    (
      "75.5", "1e999",
      "[0].current.data[0].temp: expected a number from"
        + " -150 to 150, found 1e999"
    ),
    (
      "800", "1e-400",
      "[0].delay_ms: expected a whole number, 0 or more,"
        + " found 1e-400"
    ),
    (
      "800", "1e19",
      "[0].delay_ms: expected a whole number, 0 or more,"
        + " found 1e19"
    ),
    (
      ":17", ":25",
      "[0].current.data[0].datetime: expected an hour of the years 1583 to 9999"
        + " such as \"2017-08-28:17\", found \"2017-08-28:25\","
        + " a time of day that does not exist"
    ),
    (
      #""temp": 75.5"#, #""temp": 75.5, "timezone": "Mars/Base""#,
      "[0].current.data[0].timezone: expected a time zone such as"
        + " \"America/New_York\", found \"Mars/Base\""
    ),
    (
      #""icon": "c03d""#, #""icon": null"#,
      "[0].current.data[0].weather.icon:"
        + " expected a text, found null"
    ),
    (
      #"{"icon": "c03d", "description": "B"}"#, "[]",
      "[0].current.data[0].weather: expected an object, found a list"
    ),
  ])
  func badWeather(part: String, by spoilt: String, expected: String) throws {
    let json = Self.good.replacingOccurrences(of: part, with: spoilt)
    let found = try problem(in: json.utf8, DataFile.weather)
    #expect(found == expected)
  }

  @Test(arguments: [
    ("{}", "expected a list, found an object"),
    (
      #"[{"name": "P", "latitude": 0, "longitude": 0}]"#,
      "[0].current: expected an object, found nothing"
    ),
    (
      #"[{"name": "P", "latitude": 0, "longitude": 0, "current": {}}]"#,
      "[0].current.data: expected a list, found nothing"
    ),
    (
      #"[{"name": "P", "latitude": 0, "longitude": 0,"#
        + #" "current": {"data": []}}]"#,
      "[0].current.data: expected a list with the current weather,"
        + " found an empty list"
    ),
  ])
  func weatherWithoutItsParts(json: String, expected: String) throws {
    let found = try problem(in: json.utf8, DataFile.weather)
    #expect(found == expected)
  }

  @Test(arguments: [
    ("name", "[0].name"),
    ("latitude", "[0].latitude"),
    ("longitude", "[0].longitude"),
    ("current", "[0].current"),
    ("data", "[0].current.data"),
    ("temp", "[0].current.data[0].temp"),
    ("datetime", "[0].current.data[0].datetime"),
    ("weather", "[0].current.data[0].weather"),
    ("icon", "[0].current.data[0].weather.icon"),
    ("description", "[0].current.data[0].weather.description"),
  ])
  func everyKeyButTheDelayIsNeeded(key: String, path: String) throws {
    let json = Self.good
      .replacingOccurrences(of: "\"\(key)\"", with: "\"x\"")
    let found = try problem(in: json.utf8, DataFile.weather)
    #expect(found?.hasPrefix("\(path): expected ") == true)
    #expect(found?.hasSuffix(", found nothing") == true)
  }

  @Test(arguments: ["", #" "timezone": null,"#])
  func weatherWithoutATimeZoneIsInUTC(key: String) throws {
    let json = Self.good.replacingOccurrences(
      of: #" "datetime""#,
      with: #"\#(key) "datetime""#
    )
    let samples = try withDataFile(json.utf8) { try $0.weather() }
    #expect(samples.map(\.weather.timeZone) == [.gmt])
  }

  @Test(arguments: ["P", " p", "P\u{3000}"])
  func placesThatNobodyCanTellApartAreRefused(name: String) throws {
    let place = Self.good.dropFirst().dropLast()
    let other = place.replacingOccurrences(of: #""P""#, with: #""\#(name)""#)
    let found = try problem(in: "[\(place), \(other)]".utf8, DataFile.weather)
    let start = "[1].name: expected a value that none before it has, found "
    #expect(found?.hasPrefix(start) == true)
  }

  private static let good =
    #"[{"name": "P", "latitude": 37.5, "longitude": -77,"#
    + #" "delay_ms": 800, "current": {"data": [{"temp": 75.5,"#
    + #" "datetime": "2017-08-28:17","#
    + #" "weather": {"icon": "c03d", "description": "B"}}]}}]"#
}
