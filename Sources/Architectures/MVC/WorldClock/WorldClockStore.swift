import Models
import Observation

/// Keeps the time, has a service load it, and moves it by days.
@MainActor
@Observable
final class WorldClockStore {
  /// The time that was loaded, moved by days; nil until it was loaded.
  private(set) var time: WorldTime?
  private let service: any WorldClockService

  init(service: any WorldClockService) {
    self.service = service
  }

  /// The time a day earlier; nil where no time is loaded, and where that day is
  /// not in the years 1 to 9999.
  var yesterday: WorldTime? { time?.dayEarlier }

  /// The time a day later; nil in the same cases.
  var tomorrow: WorldTime? { time?.dayLater }

  func goToYesterday() {
    guard let yesterday else { return }
    time = yesterday
  }

  func goToTomorrow() {
    guard let tomorrow else { return }
    time = tomorrow
  }

  /// Asks the service for the time, and keeps it, unless the task that awaits
  /// this is cancelled meanwhile.
  func load() async throws(ServiceError) {
    let time = try await service.fetchTime()
    guard !Task.isCancelled else { return }
    self.time = time
  }
}
