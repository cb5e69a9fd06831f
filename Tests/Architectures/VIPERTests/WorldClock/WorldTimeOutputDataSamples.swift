import Foundation

@testable import VIPER

extension WorldTimeOutputData {
  /// Sunday, 26 September 2021, 05:05:30 UTC.
  static let sunday = sample(1_632_632_730)

  /// So many seconds after the beginning of 1970.
  static func sample(
    _ seconds: TimeInterval,
    hasDayEarlier: Bool = true,
    hasDayLater: Bool = true
  ) -> WorldTimeOutputData {
    WorldTimeOutputData(
      date: Date(timeIntervalSince1970: seconds),
      hasDayEarlier: hasDayEarlier,
      hasDayLater: hasDayLater
    )
  }
}
