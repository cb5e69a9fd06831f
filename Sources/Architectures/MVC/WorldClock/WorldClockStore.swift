import Models
import Observation

/// Keeps the time, has a service load it, and moves it by days.
///
/// What it keeps is observable. It tells its delegate only of a failed load.
@MainActor
@Observable
final class WorldClockStore {
  /// The time that was loaded, moved by days; nil until it was loaded.
  private(set) var time: WorldTime?
  private(set) var isLoading = false
  // No screen reads the delegate or the task, so they are not observed.
  @ObservationIgnored weak var delegate: (any WorldClockStoreDelegate)?
  @ObservationIgnored private var loading: Task<Void, Never>?
  private let service: any WorldClockService

  init(service: any WorldClockService) {
    self.service = service
  }

  deinit {
    loading?.cancel()
  }

  /// The time a day earlier; nil while a time is being loaded, where there is
  /// none, and where that day is not in the years 1 to 9999.
  var yesterday: WorldTime? { isLoading ? nil : time?.dayEarlier }

  /// The time a day later; nil in the same cases.
  var tomorrow: WorldTime? { isLoading ? nil : time?.dayLater }

  func goToYesterday() {
    guard let yesterday else { return }
    time = yesterday
  }

  func goToTomorrow() {
    guard let tomorrow else { return }
    time = tomorrow
  }

  /// Asks the service for the time; of several loads the last one wins.
  func load() {
    isLoading = true
    loading?.cancel()
    loading = Task { [weak self, service] in
      do throws(ServiceError) {
        let time = try await service.fetchTime()
        guard !Task.isCancelled else { return }
        self?.loaded(time)
      } catch {
        guard !Task.isCancelled else { return }
        self?.loadFailed(error)
      }
    }
  }

  private func loaded(_ time: WorldTime) {
    isLoading = false
    self.time = time
  }

  private func loadFailed(_ error: ServiceError) {
    isLoading = false
    delegate?.worldClockStore(self, loadDidFail: error)
  }
}

/// Is told why a load has failed.
@MainActor
protocol WorldClockStoreDelegate: AnyObject {
  /// The load that was asked for last has failed.
  func worldClockStore(
    _ store: WorldClockStore,
    loadDidFail error: ServiceError
  )
}
