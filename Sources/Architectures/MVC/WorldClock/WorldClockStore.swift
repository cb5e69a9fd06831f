import Models

/// Keeps the time, has a service load it, moves it by days, and tells those who
/// observe it.
@MainActor
final class WorldClockStore {
  /// The time that was loaded, moved by days; nil until it was loaded.
  private(set) var time: WorldTime?
  private(set) var isLoading = false
  private let service: any WorldClockService
  private var loading: Task<Void, Never>?
  private var observers: [WeakObserver] = []

  init(service: any WorldClockService) {
    self.service = service
  }

  deinit {
    loading?.cancel()
  }

  /// Tells the observer of all changes from now on, for as long as it lives.
  ///
  /// The store holds it weakly.
  func addObserver(_ observer: any WorldClockStoreObserver) {
    observers.append(WeakObserver(value: observer))
  }

  private func notifyObservers(
    _ notify: (any WorldClockStoreObserver) -> Void
  ) {
    observers.removeAll { $0.value == nil }
    for observer in observers.compactMap(\.value) { notify(observer) }
  }

  private struct WeakObserver {
    weak var value: (any WorldClockStoreObserver)?
  }

  /// The time a day earlier; nil while a time is being loaded, where there is
  /// none, and where that day is not in the years 1 to 9999.
  var yesterday: WorldTime? { isLoading ? nil : time?.dayEarlier }

  /// The time a day later; nil in the same cases.
  var tomorrow: WorldTime? { isLoading ? nil : time?.dayLater }

  func goToYesterday() {
    guard let yesterday else { return }
    time = yesterday
    notifyObservers { $0.worldClockStoreDidChange(self) }
  }

  func goToTomorrow() {
    guard let tomorrow else { return }
    time = tomorrow
    notifyObservers { $0.worldClockStoreDidChange(self) }
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
    notifyObservers { $0.worldClockStoreDidChange(self) }
  }

  private func loaded(_ time: WorldTime) {
    isLoading = false
    self.time = time
    notifyObservers { $0.worldClockStoreDidChange(self) }
  }

  private func loadFailed(_ error: ServiceError) {
    isLoading = false
    notifyObservers { $0.worldClockStoreDidChange(self) }
    notifyObservers { $0.worldClockStore(self, loadDidFail: error) }
  }
}

/// Is told of what happens to the time.
@MainActor
protocol WorldClockStoreObserver: AnyObject {
  /// The time has changed, or whether it is being loaded.
  func worldClockStoreDidChange(_ store: WorldClockStore)

  /// The load that was asked for last has failed.
  func worldClockStore(
    _ store: WorldClockStore,
    loadDidFail error: ServiceError
  )
}
