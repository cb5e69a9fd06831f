import Models

extension SampleWeather {
  /// A place with its weather, as a file with sample weather lists them.
  init(_ json: JSON) throws(FormatError) {
    let place = Place(
      name: try json.field("name").name(),
      latitude: try json.field("latitude").number(in: -90...90),
      longitude: try json.field("longitude").number(in: -180...180)
    )
    let delay = try json.field("delay_ms")
    self.init(
      place: place,
      delay: delay.isNothing
        ? .usualAnswer : .milliseconds(try delay.count()),
      weather: try Weather(weatherbit: try json.field("current"))
    )
  }
}

extension DataFile {
  /// The places with their weather, in the file's order.
  public func weather() throws(DataFileError) -> [SampleWeather] {
    try read { json throws(FormatError) in
      try json.list(of: SampleWeather.init, eachOnceBy: "name") {
        PlaceDirectory.folded($0.place.name)
      }
    }
  }
}
