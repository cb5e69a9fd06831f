import Foundation

extension NumberFormatter {
  /// A formatter that words numbers by a pattern such as "#,##0", alike on
  /// every machine.
  public static func posix(_ format: String) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.positiveFormat = format
    return formatter
  }
}
