import Formatting
import Foundation
import Models

/// Says what time it is, in words that are made when they are asked for, and
/// what is a day earlier and later.
///
/// It must not know who shows them.
struct WorldClockReport: Equatable {
  private let time: WorldTime

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd HH:mm 'UTC'")

  init(time: WorldTime) {
    self.time = time
  }

  var timeText: String { Self.dateFormatter.string(from: time.date) }

  var dayEarlier: WorldClockReport? {
    time.dayEarlier.map(WorldClockReport.init)
  }

  var dayLater: WorldClockReport? {
    time.dayLater.map(WorldClockReport.init)
  }
}
