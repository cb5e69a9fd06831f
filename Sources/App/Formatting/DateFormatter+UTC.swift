import Foundation

extension DateFormatter {
  /// A formatter that words a time in UTC, and in English on every machine.
  public static func utc(_ format: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = format
    return formatter
  }
}
