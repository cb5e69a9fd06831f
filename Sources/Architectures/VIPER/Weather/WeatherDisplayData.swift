/// What shows of the weather, in words but for the icon.
struct WeatherDisplayData: Equatable {
  /// The server's code, by which the layouts know the icon.
  let iconCode: String
  let date: String
  let currentSummary: String
  let forecastSummary: String
}
