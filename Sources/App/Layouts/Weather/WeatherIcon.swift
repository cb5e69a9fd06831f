import ConsoleUI

extension Icon {
  /// The picture of Weatherbit's icon code, such as "c03d"; nil has none.
  ///
  /// The letter says what falls, the digits how much, and the last letter
  /// whether it is day or night.
  ///
  /// Source: https://www.weatherbit.io/api/codes
  public static func weatherIcon(code: String?) -> Icon? {
    guard let code else { return nil }
    let isNight = code.hasSuffix("n")
    guard isNight || code.hasSuffix("d") else { return unknownWeather }
    return switch code.dropLast() {
    case "t01", "t02", "t03", "t04", "t05": thunderstorm
    case "d01", "d02", "d03", "r01", "r02", "r03", "f01", "r04", "r05", "r06":
      rain
    case "s01", "s02", "s03", "s04", "s05", "s06": snow
    case "a01", "a02", "a03", "a04", "a05", "a06": fog
    case "c01": isNight ? moon : sun
    case "c02": isNight ? cloudBeforeMoon : cloudBeforeSun
    case "c03", "c04": clouds
    default: unknownWeather
    }
  }
}

extension Icon {
  private static let sun = Icon(
    rows: [
      #"   \ | /   "#,
      #"   - O -   "#,
      #"   / | \   "#,
    ],
    accessibilityLabel: "Clear sky by day"
  )

  private static let moon = Icon(
    rows: [
      #"     _     "#,
      #"    ( (    "#,
      #"     ‾     "#,
    ],
    accessibilityLabel: "Clear sky by night"
  )

  private static let cloudBeforeSun = Icon(
    rows: [
      #"   \ |     "#,
      #"   - .--.  "#,
      #"   (_____) "#,
    ],
    accessibilityLabel: "Few clouds by day"
  )

  private static let cloudBeforeMoon = Icon(
    rows: [
      #"    (      "#,
      #"    (.--.  "#,
      #"   (_____) "#,
    ],
    accessibilityLabel: "Few clouds by night"
  )

  private static let clouds = Icon(
    rows: [
      #"    .--.   "#,
      #"  .(    )  "#,
      #" (______)) "#,
    ],
    accessibilityLabel: "Clouds"
  )

  private static let rain = Icon(
    rows: [
      #"    .--.   "#,
      #"   (____)  "#,
      #"   / / /   "#,
    ],
    accessibilityLabel: "Rain"
  )

  private static let thunderstorm = Icon(
    rows: [
      #"    .--.   "#,
      #"   (____)  "#,
      #"    /_ /_  "#,
    ],
    accessibilityLabel: "Thunderstorm"
  )

  private static let snow = Icon(
    rows: [
      #"    .--.   "#,
      #"   (____)  "#,
      #"   * * *   "#,
    ],
    accessibilityLabel: "Snow"
  )

  private static let fog = Icon(
    rows: [
      #"  _ - _ -  "#,
      #"   - _ - _ "#,
      #"  _ - _ -  "#,
    ],
    accessibilityLabel: "Fog"
  )

  private static let unknownWeather = Icon(
    rows: [
      #"   .---.   "#,
      #"   | ? |   "#,
      #"   '---'   "#,
    ],
    accessibilityLabel: "Weather"
  )
}
