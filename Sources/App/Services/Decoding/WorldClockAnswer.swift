import Models

/// `{"currentDateTime": "2021-09-26T05:05Z", ...}`: the clock of a server.
///
/// What else the server sends, such as the day of the week, follows from the
/// time, so it is ignored.
struct WorldClockAnswer: Decodable {
  let time: WorldTime

  private enum Key: String, CodingKey {
    case currentDateTime
  }

  init(from decoder: any Decoder) throws {
    time = try decoder.fields(Key.self).text(
      .currentDateTime,
      "a time of the years 1 to 9999 such as \"2021-09-26T05:05Z\"",
      as: { Timestamp.worldClock($0).flatMap(WorldTime.init) }
    )
  }
}
