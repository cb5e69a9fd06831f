@testable import VIPER

/// Keeps what the world clock's interactor tells, in its order.
final class WorldClockOutputSpy: WorldClockInteractorOutput {
  enum Step: Equatable {
    case loadStarted
    case timeChanged(WorldTimeOutputData)
    case loadFailed(String, lastTime: WorldTimeOutputData?)
  }

  private(set) var steps: [Step] = []

  func loadStarted() {
    steps.append(.loadStarted)
  }

  func timeChanged(to time: WorldTimeOutputData) {
    steps.append(.timeChanged(time))
  }

  func loadFailed(message: String, lastTime: WorldTimeOutputData?) {
    steps.append(.loadFailed(message, lastTime: lastTime))
  }
}
