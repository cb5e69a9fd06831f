import Foundation
import Testing

@testable import Services

struct TimestampTests {
  @Test(arguments: [
    ("2017-10-01T10:23:31-04:00", 1_506_867_811.0),
    ("2017-10-01T14:23:31Z", 1_506_867_811),
    ("2017-10-01T23:53:31+0930", 1_506_867_811),
    ("2017-10-01T16:23:31+02", 1_506_867_811),
    ("2017-10-01T14:23:31.25Z", 1_506_867_811),
    ("2017-10-01T14:23:31,5Z", 1_506_867_811),
    ("2017-12-31T23:59:59.99999999999Z", 1_514_764_799),
    ("2017-10-01T14:23Z", 1_506_867_780),
    ("1970-01-01T00:00:00Z", 0),
    ("1968-12-24T16:39:39Z", -32_167_221),
    ("2000-02-29T00:00:00Z", 951_782_400),
    ("2017-12-31T23:59:59-14:00", 1_514_815_199),
  ])
  func timesWithAnyOffsetAreRead(text: String, seconds: Double) throws {
    #expect(try Timestamp.iso8601(text).timeIntervalSince1970 == seconds)
  }

  @Test func everyDayOfFourCenturiesIsTheOneOfFoundation() throws {
    let style = Date.ISO8601FormatStyle()
    let days = (0..<146_097).map { day in
      Date(timeIntervalSince1970: Double(day - 140_000) * 86_400)
    }
    let wrong = try days.filter {
      try Timestamp.iso8601($0.formatted(style)) != $0
    }
    #expect(wrong == [])
  }

  @Test(arguments: [
    "", "yesterday", "2017-10-01", "2017-10-01T10:23:31",
    "2017-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2017-04-31T00:00:00Z",
    "2017-00-01T00:00:00Z", "2017-13-01T00:00:00Z", "2017-01-00T00:00:00Z",
    "2017-01-01T24:00:00Z", "2017-01-01T00:60:00Z", "2017-01-01T00:00:60Z",
    "2017-01-01T00:00:00.Z", "2017-01-01T00:00:00+24:00",
    "2017-01-01T00:00:00+01:60", "2017-01-01T00:00:00Z ",
    "2017-01-01T00:00:00+01:", "+017-01-01T00:00:00Z",
    "2017-01-01 00:00:00Z", "1582-12-31T00:00:00Z", "２017-01-01T00:00:00Z",
    "1583-01-01T00:00:00+01:00", "9999-12-31T23:59:59-01:00",
  ])
  func timesThatDoNotExistAreRefused(text: String) {
    #expect(throws: Unsuitable.self) { try Timestamp.iso8601(text) }
  }

  @Test func weatherbitHoursAreInUTC() throws {
    let date = try Timestamp.weatherbitHour("2017-08-28:17")
    #expect(date == Date(timeIntervalSince1970: 1_503_939_600))
  }

  @Test(arguments: [
    "2017-08-28", "2017-08-28:", "2017-08-28:24", "2017-08-32:17",
    "2017-08-28:17:00", "2017-08-28T17",
  ])
  func weatherbitHoursThatDoNotExistAreRefused(text: String) {
    #expect(throws: Unsuitable.self) { try Timestamp.weatherbitHour(text) }
  }

  @Test(arguments: [
    ("2021-09-26T05:05Z", 1_632_632_700.0),
    ("2021-09-26T05:05:59.5Z", 1_632_632_759),
    ("2021-09-26T14:05+09:00", 1_632_632_700),
    ("1582-10-15T00:00Z", -12_219_292_800),
    ("1582-10-14T23:59Z", -12_219_292_860),
    ("0001-01-01T00:00Z", -62_135_596_800),
    ("0004-02-29T00:00Z", -62_035_891_200),
    ("9999-12-31T23:59Z", 253_402_300_740),
  ])
  func aClockMayLeaveTheSecondsOutAndGoesBackToYearOne(
    text: String,
    seconds: Double
  ) throws {
    #expect(try Timestamp.worldClock(text).timeIntervalSince1970 == seconds)
  }

  @Test(arguments: [
    "", "05:05", "2021-09-26", "2021-09-26T05:05", "2021-09-26T05Z",
    "2021-09-26T24:00Z", "2021-09-26T05:60Z", "2021-09-31T05:05Z",
    "2021-09-26T05:05:Z", "0000-12-31T23:59Z", "-001-01-01T00:00Z",
    "0100-02-29T00:00Z", "10000-01-01T00:00Z", "2021-09-26T05:05Z ",
    "0001-01-01T00:00+01:00", "9999-12-31T23:59-01:00",
  ])
  func clockTimesThatDoNotExistAreRefused(text: String) {
    #expect(throws: Unsuitable.self) { try Timestamp.worldClock(text) }
  }

  @Test(
    arguments: [
      ("2021-02-30T05:05Z", "a day that does not exist"),
      ("2021-13-01T05:05Z", "a day that does not exist"),
      ("2021-09-26T24:00Z", "a time of day that does not exist"),
      ("2021-09-26T05:60Z", "a time of day that does not exist"),
      ("2021-09-26T05:05:60Z", "a time of day that does not exist"),
      ("2021-09-26T05:05", "without a zone such as Z or -04:00"),
      (
        "0001-01-01T00:00+01:00",
        "which is outside of these years in UTC"
      ),
      ("0000-01-01T00:00Z", nil),
      ("yesterday", nil),
    ] as [(String, String?)]
  )
  func whatIsWrongWithATimeIsSaid(text: String, note: String?) {
    let error = #expect(throws: Unsuitable.self) {
      try Timestamp.worldClock(text)
    }
    #expect(error?.note == note)
  }
}
