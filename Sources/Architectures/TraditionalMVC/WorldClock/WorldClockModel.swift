import Models

/// What can change in the world clock.
enum WorldClockAspect {
  case isLoading
  case time
  case failure
}

/// Loads the time, keeps it, and moves it by days.
final class WorldClockModel: Model<WorldClockAspect> {
  private(set) var isLoading = false
  private(set) var time: WorldTime?
  /// Why the last load failed, if it did.
  private(set) var failure: ServiceError?
  private let service: any WorldClockService
  private var loading: Task<Void, Never>?

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
    changed(.time)
  }

  func goToTomorrow() {
    guard let tomorrow else { return }
    time = tomorrow
    changed(.time)
  }

  /// Loads the time, unless it is there or on its way.
  func loadTime() {
    guard time == nil, !isLoading else { return }
    reloadTime()
  }

  /// Loads the time in any case, and cancels a load that is on its way.
  func reloadTime() {
    failure = nil
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
    changed(.isLoading, .failure)
  }

  private func loaded(_ time: WorldTime) {
    self.time = time
    isLoading = false
    changed(.time, .isLoading)
  }

  private func loadFailed(_ error: ServiceError) {
    isLoading = false
    failure = error
    changed(.isLoading, .failure)
  }
}
