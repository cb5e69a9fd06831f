/// What shows of the weather, in words but for the icon.
struct WeatherDisplayData: Equatable {
  /// What the layouts know the icon by.
  let iconName: String
  let date: String
  let currentSummary: String
  let forecastSummary: String
}
