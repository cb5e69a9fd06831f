import Formatting
import Foundation
import Models

/// Helps `PhotoRowText` to word a row.
@MainActor
enum RowWords {
  private static let dayFormatter = DateFormatter.utc("yyyy-MM-dd")

  static func day(of date: Date) -> String {
    dayFormatter.string(from: date)
  }

  static func line(_ parts: String?...) -> String {
    parts.joinedWithoutBlanks(separator: " - ").onOneLine
  }
}
