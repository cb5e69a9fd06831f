import Foundation

/// Reads the dates that services send, and only those that exist.
///
/// Foundation's parsers turn February 30 into March 2 and 25:00 into 01:00
/// of the next day, which would show wrong dates as right ones. Years begin
/// with 1583, as in ISO 8601: before, calendars disagree about the day. A
/// world clock goes back to year 1, by the Gregorian calendar all the way.
struct Timestamp {
  private var rest: Substring.UTF8View

  private init(_ text: String) {
    rest = text[...].utf8
  }

  /// A time such as `2017-10-01T10:23:31-04:00` or `2017-10-01T10:23:31Z`.
  ///
  /// ISO 8601, calendar date and time of day, extended format; the offset
  /// from UTC is needed, seconds and parts of them may stand.
  static func iso8601(_ text: String) throws(Unsuitable) -> Date {
    var timestamp = Timestamp(text)
    return try timestamp.moment(years: 1583...9999)
  }

  /// A time such as `2021-09-26T05:05Z`, in the same format.
  static func worldClock(_ text: String) throws(Unsuitable) -> Date {
    var timestamp = Timestamp(text)
    return try timestamp.moment(years: 1...9999)
  }

  /// An hour in UTC such as `2017-08-28:17`, as Weatherbit v2.0 writes it.
  static func weatherbitHour(_ text: String) throws(Unsuitable) -> Date {
    var timestamp = Timestamp(text)
    let day = try timestamp.day(years: 1583...9999)
    try timestamp.expect(":")
    let hour = try timestamp.hour()
    try timestamp.expectEnd()
    return Date(timeIntervalSince1970: Double(day + hour * 3600))
  }

  private mutating func moment(
    years: ClosedRange<Int>
  ) throws(Unsuitable) -> Date {
    let day = try day(years: years)
    try expect("T")
    let moment = day + (try timeOfDay()) - (try offset())
    try expectEnd()
    guard moment >= Self.start(ofYear: years.lowerBound),
      moment < Self.start(ofYear: years.upperBound + 1)
    else { throw Unsuitable(note: "which is outside of these years in UTC") }
    return Date(timeIntervalSince1970: Double(moment))
  }

  /// The start of a day such as `2017-10-01`, in seconds since 1970.
  private mutating func day(
    years: ClosedRange<Int>
  ) throws(Unsuitable) -> Int {
    let year = try digits(4)
    try expect("-")
    let month = try digits(2)
    try expect("-")
    let day = try digits(2)
    guard years.contains(year) else { throw Unsuitable() }
    let months = Self.lengthsOfMonths(in: year)
    guard (1...12).contains(month), (1...months[month - 1]).contains(day)
    else { throw Unsuitable(note: "a day that does not exist") }
    let days = months[..<(month - 1)].reduce(0, +) + day - 1
    return Self.start(ofYear: year) + days * 24 * 3600
  }

  /// In seconds since 1970.
  private static func start(ofYear year: Int) -> Int {
    let days =
      365 * (year - 1970) + leapDays(before: year) - leapDays(before: 1970)
    return days * 24 * 3600
  }

  /// A time such as `10:23:31.5`, in seconds; no screen shows parts of one.
  private mutating func timeOfDay() throws(Unsuitable) -> Int {
    let hour = try hour()
    try expect(":")
    let minutes = hour * 60 + (try digits(2, to: 59))
    guard skip(":") else { return minutes * 60 }
    let seconds = minutes * 60 + (try digits(2, to: 59))
    if skip(".") || skip(",") {
      _ = try digits(1)
      while (try? digits(1)) != nil {}
    }
    return seconds
  }

  /// `Z`, or an offset such as `-04:00`, `+0900` or `+09`, in seconds.
  private mutating func offset() throws(Unsuitable) -> Int {
    if skip("Z") { return 0 }
    let sign = skip("-") ? -1 : 1
    guard sign == -1 || skip("+") else {
      guard rest.isEmpty else { throw Unsuitable() }
      throw Unsuitable(note: "without a zone such as Z or -04:00")
    }
    let hours = try hour()
    if rest.isEmpty { return sign * hours * 3600 }
    _ = skip(":")
    return sign * (hours * 3600 + (try digits(2, to: 59)) * 60)
  }

  private mutating func hour() throws(Unsuitable) -> Int {
    try digits(2, to: 23)
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let first = rest.first, UInt32(first) == character.value
    else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func expect(
    _ character: Unicode.Scalar
  ) throws(Unsuitable) {
    guard skip(character) else { throw Unsuitable() }
  }

  private func expectEnd() throws(Unsuitable) {
    guard rest.isEmpty else { throw Unsuitable() }
  }

  private mutating func digits(
    _ count: Int,
    to limit: Int
  ) throws(Unsuitable) -> Int {
    let number = try digits(count)
    guard number <= limit else {
      throw Unsuitable(note: "a time of day that does not exist")
    }
    return number
  }

  private mutating func digits(_ count: Int) throws(Unsuitable) -> Int {
    let head = rest.prefix(count)
    let zero = UInt8(ascii: "0")
    guard head.count == count,
      head.allSatisfy({ (zero...zero + 9).contains($0) })
    else { throw Unsuitable() }
    rest.removeFirst(count)
    return head.reduce(0) { $0 * 10 + Int($1 - zero) }
  }

  private static func lengthsOfMonths(in year: Int) -> [Int] {
    let isLeapYear = leapDays(before: year + 1) > leapDays(before: year)
    return [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  }

  /// The leap days of the Gregorian calendar from year 1 to before this one.
  private static func leapDays(before year: Int) -> Int {
    let years = year - 1
    return years / 4 - years / 100 + years / 400
  }
}
