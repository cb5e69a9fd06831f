import Foundation
import Models
import Testing

struct WorldTimeTests {
  @Test(arguments: [
    ("2021-09-26T05:05:30Z", "2021-09-25T05:05:30Z", "2021-09-27T05:05:30Z"),
    ("2021-10-01T00:00:00Z", "2021-09-30T00:00:00Z", "2021-10-02T00:00:00Z"),
    ("2021-12-31T23:59:59Z", "2021-12-30T23:59:59Z", "2022-01-01T23:59:59Z"),
    ("2024-02-29T12:00:00Z", "2024-02-28T12:00:00Z", "2024-03-01T12:00:00Z"),
    ("2023-03-01T12:00:00Z", "2023-02-28T12:00:00Z", "2023-03-02T12:00:00Z"),
    // A leap second ended this day.
    ("2016-12-31T12:00:00Z", "2016-12-30T12:00:00Z", "2017-01-01T12:00:00Z"),
    // Clocks were changed in this night in New York.
    ("2021-11-07T05:30:00Z", "2021-11-06T05:30:00Z", "2021-11-08T05:30:00Z"),
    ("1970-01-01T00:00:00Z", "1969-12-31T00:00:00Z", "1970-01-02T00:00:00Z"),
  ])
  func theDaysBesideItHaveTheSameTime(
    time: String,
    earlier: String,
    later: String
  ) throws {
    let worldTime = try WorldTime(time)
    #expect(worldTime.dayEarlier == (try WorldTime(earlier)))
    #expect(worldTime.dayLater == (try WorldTime(later)))
  }

  @Test func thereIsNoDayBeforeTheYearOne() throws {
    let first = WorldTime.earliest
    #expect(first.date == Date(timeIntervalSince1970: -62_135_596_800))
    #expect(first.dayEarlier == nil)
    let second = try #require(first.dayLater)
    #expect(second.dayEarlier == first)
    let justBefore = second.date.addingTimeInterval(-1)
    #expect(try #require(WorldTime(date: justBefore)).dayEarlier == nil)
  }

  @Test func thereIsNoDayAfterTheYear9999() throws {
    let last = WorldTime.latest
    #expect(last.date == Date(timeIntervalSince1970: 253_402_300_799))
    #expect(last.dayLater == nil)
    let secondLast = try #require(last.dayEarlier)
    #expect(secondLast.dayLater == last)
    let justAfter = secondLast.date.addingTimeInterval(1)
    #expect(try #require(WorldTime(date: justAfter)).dayLater == nil)
  }

  @Test(arguments: [
    -62_135_596_800.001, 253_402_300_800, -.infinity, .infinity, .nan,
  ])
  func otherYearsAreNoTimeOfIt(seconds: Double) {
    #expect(WorldTime(date: Date(timeIntervalSince1970: seconds)) == nil)
  }
}

extension WorldTime {
  fileprivate init(_ text: String) throws {
    self = try #require(WorldTime(date: try Date(text, strategy: .iso8601)))
  }
}
