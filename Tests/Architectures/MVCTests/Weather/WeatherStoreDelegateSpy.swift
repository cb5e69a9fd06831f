import Models

@testable import MVC

/// Keeps what it is told.
final class WeatherStoreDelegateSpy: WeatherStoreDelegate {
  private(set) var failures: [ServiceError] = []

  func weatherStore(_ store: WeatherStore, loadDidFail error: ServiceError) {
    failures.append(error)
  }
}
