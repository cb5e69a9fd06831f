import Models

/// `{"currentDateTime": "2021-09-26T05:05Z", ...}`: the clock of a server.
///
/// The app needs only the time. All other keys are ignored.
struct WorldClockAnswer: Decodable {
  let time: WorldTime

  private enum Key: String, CodingKey {
    case currentDateTime
  }

  init(from decoder: any Decoder) throws {
    time = try decoder.fields(Key.self).text(
      .currentDateTime,
      "a time of the years 1 to 9999 such as \"2021-09-26T05:05Z\"",
      as: { WorldTime(date: try Timestamp.worldClock($0)) }
    )
  }
}

extension DataFile {
  /// The time of the world's clock.
  public func worldTime() throws(DataFileError) -> WorldTime {
    try read(WorldClockAnswer.self).time
  }
}
