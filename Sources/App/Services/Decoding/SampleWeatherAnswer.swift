import Models

/// The list of places that a file with sample weather holds.
struct SampleWeatherListAnswer: Decodable {
  let weather: [SampleWeather]

  init(from decoder: any Decoder) throws {
    weather = try decoder.elements(SampleWeatherAnswer.self, \.weather)
    let names = weather.map(\.place.name)
    try expectEachOnce(names, by: PlaceDirectory.folded) { index in
      JSONPath([.index(index), .key("name")])
    }
  }
}

private struct SampleWeatherAnswer: Decodable {
  let weather: SampleWeather

  private enum Key: String, CodingKey {
    case name
    case latitude
    case longitude
    case delay = "delay_ms"
    case current
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields(Key.self)
    let place = Place(
      name: try fields.name(.name),
      latitude: try fields.number(.latitude, in: -90...90),
      longitude: try fields.number(.longitude, in: -180...180)
    )
    let delay = try fields.count(.delay, ifMissing: usualDelay)
    let current: WeatherbitAnswer = try fields.object(.current)
    weather = SampleWeather(
      place: place,
      delay: .milliseconds(delay),
      weather: current.weather
    )
  }
}

/// `Duration.usualAnswer` in milliseconds, in which the format counts.
private let usualDelay = 400

extension DataFile {
  /// The places with their weather, in the file's order.
  public func weather() throws(DataFileError) -> [SampleWeather] {
    try read(SampleWeatherListAnswer.self).weather
  }
}
