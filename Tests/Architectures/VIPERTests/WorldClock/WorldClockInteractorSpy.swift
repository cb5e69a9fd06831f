@testable import VIPER

/// Keeps what the presenter asks of the world clock's interactor.
final class WorldClockInteractorSpy: WorldClockInteractorInput {
  enum Task {
    case loadTime
    case goToYesterday
    case goToTomorrow
  }

  private(set) var tasks: [Task] = []

  func loadTime() {
    tasks.append(.loadTime)
  }

  func goToYesterday() {
    tasks.append(.goToYesterday)
  }

  func goToTomorrow() {
    tasks.append(.goToTomorrow)
  }
}
