@testable import VIPER

/// Keeps what the weather's interactor tells, in its order.
final class WeatherOutputSpy: WeatherInteractorOutput {
  enum Step: Equatable {
    case lookUpStarted
    case placeFound(String)
    case placeNotFound
    case lookUpFailed(String)
    case weatherLoaded(WeatherOutputData)
    case weatherFailed(String)
  }

  private(set) var steps: [Step] = []

  func lookUpStarted() {
    steps.append(.lookUpStarted)
  }

  func placeFound(named name: String) {
    steps.append(.placeFound(name))
  }

  func placeNotFound() {
    steps.append(.placeNotFound)
  }

  func lookUpFailed(message: String) {
    steps.append(.lookUpFailed(message))
  }

  func weatherLoaded(_ weather: WeatherOutputData) {
    steps.append(.weatherLoaded(weather))
  }

  func weatherFailed(message: String) {
    steps.append(.weatherFailed(message))
  }
}
