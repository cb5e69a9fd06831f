import Foundation

/// A moment of the years 1 to 9999, and what is a day earlier and later in
/// UTC.
///
/// Years are counted as in ISO 8601: by the Gregorian calendar, also before it
/// was introduced.
public struct WorldTime: Equatable, Sendable {
  public let date: Date

  /// The first moment of the year 1.
  public static let earliest = WorldTime(allowed: moments.lowerBound)

  /// The last second of the year 9999.
  public static let latest = WorldTime(allowed: moments.upperBound - 1)

  /// The moment, or nil if it is not in these years.
  public init?(date: Date) {
    let seconds = date.timeIntervalSince1970
    guard Self.moments.contains(seconds) else { return nil }
    self.init(allowed: seconds)
  }

  private init(allowed seconds: TimeInterval) {
    date = Date(timeIntervalSince1970: seconds)
  }

  /// The same time of the day before; nil before the year 1.
  public var dayEarlier: WorldTime? {
    WorldTime(date: date.addingTimeInterval(-Self.day))
  }

  /// The same time of the day after; nil after the year 9999.
  public var dayLater: WorldTime? {
    WorldTime(date: date.addingTimeInterval(Self.day))
  }

  /// In UTC no day is shorter or longer: there is no summer time, and `Date`
  /// counts no leap seconds.
  private static let day: TimeInterval = 24 * 60 * 60

  private static let moments: Range<TimeInterval> =
    -62_135_596_800..<253_402_300_800
}
