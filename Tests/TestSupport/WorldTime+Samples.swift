import Foundation
import Models

extension WorldTime {
  /// Sunday, 26 September 2021, 05:05:30 UTC.
  public static let sunday = sample(1_632_632_730)

  /// Monday, 27 September 2021, 17:30 UTC.
  public static let monday = sample(1_632_763_800)

  /// So many seconds after the beginning of 1970.
  public static func sample(_ seconds: TimeInterval) -> WorldTime {
    WorldTime(date: Date(timeIntervalSince1970: seconds)) ?? .earliest
  }
}
