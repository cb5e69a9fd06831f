import Foundation

extension DateFormatter {
  /// A formatter that words a time in UTC, and in English on every machine.
  ///
  /// It goes by the Gregorian calendar for all times, as ISO 8601 does, where
  /// the standard is the Julian calendar until October 1582.
  public static func utc(_ format: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.gregorianStartDate = .distantPast
    formatter.dateFormat = format
    return formatter
  }
}
