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
  /// from UTC is needed, fractions of a second may stand.
  static func iso8601(_ text: String) -> Date? {
    var timestamp = Timestamp(text)
    return timestamp.moment(years: 1583...9999, needsSeconds: true)
  }

  /// A time such as `2021-09-26T05:05Z`, where seconds may stand.
  static func worldClock(_ text: String) -> Date? {
    var timestamp = Timestamp(text)
    return timestamp.moment(years: 1...9999, needsSeconds: false)
  }

  /// An hour in UTC such as `2017-08-28:17`, as Weatherbit v2.0 writes it.
  static func weatherbitHour(_ text: String) -> Date? {
    var timestamp = Timestamp(text)
    guard let day = timestamp.day(years: 1583...9999), timestamp.skip(":"),
      let hour = timestamp.digits(2, in: 0...23), timestamp.rest.isEmpty
    else { return nil }
    return Date(timeIntervalSince1970: Double(day + hour * 3600))
  }

  private mutating func moment(
    years: ClosedRange<Int>,
    needsSeconds: Bool
  ) -> Date? {
    guard let day = day(years: years), skip("T"),
      let seconds = timeOfDay(needsSeconds: needsSeconds),
      let offset = offset(), rest.isEmpty
    else { return nil }
    // An offset can lead out of the years.
    let moment = Double(day - offset) + seconds
    guard moment >= Double(Self.start(ofYear: years.lowerBound)),
      moment < Double(Self.start(ofYear: years.upperBound + 1))
    else { return nil }
    return Date(timeIntervalSince1970: moment)
  }

  /// The start of a day such as `2017-10-01`, in seconds since 1970.
  private mutating func day(years: ClosedRange<Int>) -> Int? {
    guard let year = digits(4, in: years), skip("-"),
      let month = digits(2, in: 1...12), skip("-")
    else { return nil }
    let months = Self.lengthsOfMonths(in: year)
    guard let day = digits(2, in: 1...months[month - 1]) else { return nil }
    let days = months[..<(month - 1)].reduce(0, +) + day - 1
    return Self.start(ofYear: year) + days * 24 * 3600
  }

  /// In seconds since 1970.
  private static func start(ofYear year: Int) -> Int {
    let days =
      365 * (year - 1970) + leapDays(before: year) - leapDays(before: 1970)
    return days * 24 * 3600
  }

  /// A time such as `10:23:31.5`, in seconds.
  private mutating func timeOfDay(needsSeconds: Bool) -> Double? {
    guard let hour = digits(2, in: 0...23), skip(":"),
      let minute = digits(2, in: 0...59)
    else { return nil }
    let minutes = hour * 60 + minute
    guard skip(":") else {
      return needsSeconds ? nil : Double(minutes * 60)
    }
    guard let second = digits(2, in: 0...59) else { return nil }
    let whole = Double(minutes * 60 + second)
    guard skip(".") || skip(",") else { return whole }

    // Digits behind milliseconds are left out: rounded, they could be the
    // first moment of the next day.
    var (milliseconds, unit) = (0, 100)
    guard let first = digits(1, in: 0...9) else { return nil }
    var digit: Int? = first
    while let value = digit {
      milliseconds += value * unit
      unit /= 10
      digit = digits(1, in: 0...9)
    }
    return whole + Double(milliseconds) / 1000
  }

  /// `Z`, or an offset such as `-04:00`, `+0900` or `+09`, in seconds.
  private mutating func offset() -> Int? {
    if skip("Z") { return 0 }
    let sign = skip("-") ? -1 : 1
    guard sign == -1 || skip("+"), let hours = digits(2, in: 0...23)
    else { return nil }
    if rest.isEmpty { return sign * hours * 3600 }
    _ = skip(":")
    guard let minutes = digits(2, in: 0...59) else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let first = rest.first, UInt32(first) == character.value
    else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func digits(
    _ count: Int,
    in range: ClosedRange<Int>
  ) -> Int? {
    let head = rest.prefix(count)
    let zero = UInt8(ascii: "0")
    guard head.count == count,
      head.allSatisfy({ (zero...zero + 9).contains($0) })
    else { return nil }
    let number = head.reduce(0) { $0 * 10 + Int($1 - zero) }
    guard range.contains(number) else { return nil }
    rest.removeFirst(count)
    return number
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
