import Models

extension WorldTime {
  /// `{"currentDateTime": "2021-09-26T05:05Z", ...}`: the clock of a server,
  /// of which the app needs only the time.
  static func read(_ json: JSON) throws(FormatError) -> WorldTime {
    let field = try json.field("currentDateTime")
    let expected = "a time of the years 1 to 9999 such as \"2021-09-26T05:05Z\""
    let date = try field.time(expected, as: Timestamp.worldClock)
    guard let time = WorldTime(date: date) else {
      throw field.mismatch(expected)
    }
    return time
  }
}

extension DataFile {
  /// The time of the world's clock.
  public func worldTime() throws(DataFileError) -> WorldTime {
    try read(WorldTime.read)
  }
}
