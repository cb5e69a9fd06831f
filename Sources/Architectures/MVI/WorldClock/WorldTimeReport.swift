import Formatting
import Foundation
import Models

/// Keeps a time and words it, and says what is a day earlier and later.
///
/// It must not know who shows the words.
struct WorldTimeReport: Equatable {
  private let time: WorldTime

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd HH:mm 'UTC'")

  init(time: WorldTime) {
    self.time = time
  }

  var timeText: String { Self.dateFormatter.string(from: time.date) }

  var dayEarlier: WorldTimeReport? {
    time.dayEarlier.map(WorldTimeReport.init)
  }

  var dayLater: WorldTimeReport? {
    time.dayLater.map(WorldTimeReport.init)
  }
}
