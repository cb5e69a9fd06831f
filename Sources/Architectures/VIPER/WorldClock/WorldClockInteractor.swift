import Models

/// What the presenter can ask of the world clock's interactor.
@MainActor
protocol WorldClockInteractorInput: AnyObject {
  func loadTime()
  /// Moves the time back by a day; where it cannot move, nothing happens.
  func goToYesterday()
  /// Moves the time on by a day; where it cannot move, nothing happens.
  func goToTomorrow()
}

/// What the world clock's interactor tells the presenter.
@MainActor
protocol WorldClockInteractorOutput: AnyObject {
  /// The time cannot move until the load has ended.
  func loadStarted()
  func timeChanged(to time: WorldTimeOutputData)
  /// `lastTime` is the time that was known before; nil where none was.
  func loadFailed(message: String, lastTime: WorldTimeOutputData?)
}

/// Loads the time, keeps it, moves it by days, and cancels a load when the next
/// one begins.
@MainActor
final class WorldClockInteractor {
  weak var output: (any WorldClockInteractorOutput)?
  private let service: any WorldClockService
  private var time: WorldTime?
  /// Nil while no load runs.
  private var loading: Task<Void, Never>?

  init(service: any WorldClockService) {
    self.service = service
  }

  deinit {
    loading?.cancel()
  }

  private func loaded(_ time: WorldTime) {
    loading = nil
    changeTime(to: time)
  }

  private func loadFailed(_ error: ServiceError) {
    loading = nil
    output?.loadFailed(
      message: error.message,
      lastTime: time.map(WorldTimeOutputData.init)
    )
  }

  private func changeTime(to time: WorldTime) {
    self.time = time
    output?.timeChanged(to: WorldTimeOutputData(time))
  }
}

extension WorldClockInteractor: WorldClockInteractorInput {
  func loadTime() {
    output?.loadStarted()
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

  func goToYesterday() {
    guard loading == nil, let yesterday = time?.dayEarlier else { return }
    changeTime(to: yesterday)
  }

  func goToTomorrow() {
    guard loading == nil, let tomorrow = time?.dayLater else { return }
    changeTime(to: tomorrow)
  }
}

extension WorldTimeOutputData {
  fileprivate init(_ time: WorldTime) {
    date = time.date
    hasDayEarlier = time.dayEarlier != nil
    hasDayLater = time.dayLater != nil
  }
}
