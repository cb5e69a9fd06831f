/// Answers in the documented formats of the services.
enum Fixture {
  static let photos = """
    {"photos": [{"id": 1, "name": "Earthrise", "for_sale": true,
      "created_at": "1968-12-24T16:39:39Z", "camera": "Hasselblad 500 EL"}]}
    """

  static let employees = """
    {"status": "success", "data": [{"id": "2", "employee_name": "Ada",
      "employee_salary": "98540", "employee_age": "", "profile_image": ""}]}
    """

  /// Five places of one name, as Open-Meteo lists them.
  ///
  /// Source: https://open-meteo.com/en/docs/geocoding-api
  static let richmonds = """
    {"results": [
      {"id": 4781708, "name": "Richmond", "latitude": 37.55376,
        "longitude": -77.46026, "elevation": 47.0, "feature_code": "PPLA",
        "country_code": "US", "population": 226604, "country_id": 6252001,
        "country": "United States", "admin1": "Virginia",
        "admin2": "City of Richmond"},
      {"id": 6122085, "name": "Richmond", "latitude": 49.17003,
        "longitude": -123.13683, "country_code": "CA", "country": "Canada",
        "admin1": "British Columbia"},
      {"id": 5387428, "name": "Richmond", "latitude": 37.93576,
        "longitude": -122.34775, "country_code": "US",
        "country": "United States", "admin1": "California"},
      {"id": 2639389, "name": "Richmond", "latitude": 51.46171,
        "longitude": -0.30262, "country_code": "GB",
        "country": "United Kingdom", "admin1": "England"},
      {"id": 1, "name": "Richmond", "latitude": 46.0, "longitude": -71.0,
        "country_code": "CA", "country": "Canada", "admin1": "Québec"}
    ], "generationtime_ms": 0.6}
    """

  static let nothingFound = "{\"generationtime_ms\": 0.5}"

  /// The current weather as Open-Meteo sends it.
  ///
  /// Source: https://open-meteo.com/en/docs
  static func forecast(
    code: Int = 3,
    isDay: Int = 1,
    unit: String = "°F"
  ) -> String {
    """
    {"latitude": 37.55, "longitude": -77.46, "generationtime_ms": 0.05,
      "utc_offset_seconds": 0, "timezone": "GMT", "elevation": 50.0,
      "current_units": {"time": "unixtime", "interval": "seconds",
        "temperature_2m": "\(unit)", "weather_code": "wmo code",
        "is_day": ""},
      "current": {"time": 1503939600, "interval": 900,
        "temperature_2m": 75.5, "weather_code": \(code), "is_day": \(isDay)}}
    """
  }

  /// The current weather as Weatherbit sends it.
  ///
  /// Source: https://www.weatherbit.io/api/weather-current
  static let weatherbit = """
    {"count": 1, "data": [{"temp": 75.5, "datetime": "2017-08-28:17",
      "city_name": "Richmond", "state_code": "VA", "country_code": "US",
      "weather": {"icon": "c03d", "code": 803,
        "description": "Broken clouds"}}]}
    """

  /// The time as worldclockapi.com sends it.
  static let worldClock = """
    {"$id": "1", "currentDateTime": "2021-09-26T05:05Z",
      "utcOffset": "00:00:00", "isDayLightSavingsTime": false,
      "dayOfTheWeek": "Sunday", "timeZoneName": "UTC",
      "currentFileTime": 132771063000000000, "ordinalDate": "2021-269",
      "serviceResponse": null}
    """
}
