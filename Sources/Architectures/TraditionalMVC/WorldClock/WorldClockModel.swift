import Models

/// What can change in the world clock.
enum WorldClockAspect {
  case isLoading
  case time
  case failure
}

/// Loads the time, keeps it, and moves it by days.
final class WorldClockModel: Model<WorldClockAspect> {
  private(set) var isLoading = false {
    didSet { changed(.isLoading) }
  }
  private(set) var time: WorldTime? {
    didSet { changed(.time) }
  }
  /// Why the last load failed, if it did.
  private(set) var failure: ServiceError? {
    didSet { changed(.failure) }
  }
  private let service: any WorldClockService
  private var latestLoad = 0

  init(service: any WorldClockService) {
    self.service = service
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

  func loadTime() {
    latestLoad += 1
    let load = latestLoad
    failure = nil
    isLoading = true
    service.fetchTime { [weak self] answer in
      guard let self, load == latestLoad else { return }
      switch answer {
      case .success(let time):
        self.time = time
        isLoading = false
      case .failure(let error):
        isLoading = false
        failure = error
      }
    }
  }
}
