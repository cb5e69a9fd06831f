import Formatting
import Foundation
import Models

/// What the world clock shows.
extension WorldClockState {
  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd HH:mm 'UTC'")

  var timeText: String {
    if isLoading { return "Loading.." }
    return time.map { Self.dateFormatter.string(from: $0.date) } ?? "--"
  }

  var canShowYesterday: Bool { yesterday != nil }

  var canShowTomorrow: Bool { tomorrow != nil }
}

extension WorldClockAlert: AlertReason {
  var title: String { "Alert" }

  var message: String? {
    switch self {
    case .loadFailed(let error): error.message
    }
  }
}
