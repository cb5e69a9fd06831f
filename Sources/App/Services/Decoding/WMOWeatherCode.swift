/// The sky as Open-Meteo codes it, in Weatherbit's icons and words.
///
/// Open-Meteo uses some of the codes of the World Meteorological
/// Organization's table 4677; where Weatherbit has no word of its own, the
/// nearest one stands.
///
/// Sources: https://open-meteo.com/en/docs (WMO Weather interpretation
/// codes) and https://www.weatherbit.io/api/codes
struct WMOWeatherCode {
  /// Weatherbit's icon code without the letter for day or night.
  let icon: String
  let summary: String

  init(_ code: Int) {
    (icon, summary) =
      switch code {
      case 0: ("c01", "Clear sky")
      case 1: ("c02", "Few clouds")
      case 2: ("c02", "Scattered clouds")
      case 3: ("c04", "Overcast clouds")
      case 45: ("a05", "Fog")
      case 48: ("a06", "Freezing fog")
      case 51: ("d01", "Light drizzle")
      case 53: ("d02", "Drizzle")
      case 55: ("d03", "Heavy drizzle")
      case 56, 57, 66, 67: ("f01", "Freezing rain")
      case 61: ("r01", "Light rain")
      case 63: ("r02", "Moderate rain")
      case 65: ("r03", "Heavy rain")
      case 71: ("s01", "Light snow")
      case 73: ("s02", "Snow")
      case 75: ("s03", "Heavy snow")
      case 77: ("s06", "Flurries")
      case 80: ("r04", "Light shower rain")
      case 81: ("r05", "Shower rain")
      case 82: ("r06", "Heavy shower rain")
      case 85: ("s01", "Snow shower")
      case 86: ("s02", "Heavy snow shower")
      case 95: ("t02", "Thunderstorm with rain")
      case 96, 99: ("t05", "Thunderstorm with hail")
      default: ("u00", "Unknown weather")
      }
  }
}
