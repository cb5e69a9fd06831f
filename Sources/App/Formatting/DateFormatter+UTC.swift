import Foundation

extension DateFormatter {
  /// A formatter that words a time in UTC, and in English on every machine.
  ///
  /// It goes by the Gregorian calendar for all times, as ISO 8601 does, where
  /// the standard is the Julian calendar until October 1582.
  public static func utc(_ format: String) -> DateFormatter {
    inEnglish(format, timeZone: .gmt)
  }

  /// A formatter that words a time as the clocks of a time zone show it; else
  /// as ``utc(_:)``.
  public static func inEnglish(
    _ format: String,
    timeZone: TimeZone
  ) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = timeZone
    formatter.gregorianStartDate = .distantPast
    formatter.dateFormat = format
    return formatter
  }
}
