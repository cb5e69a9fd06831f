import Models

@testable import TraditionalMVC

/// Asks the world clock for the news whenever it is told of some, as a view
/// does, and keeps them.
final class WorldClockDependentSpy: Dependent {
  private(set) var isLoading = false
  private(set) var time: WorldTime?
  private(set) var yesterday: WorldTime?
  private(set) var tomorrow: WorldTime?
  private(set) var failures: [ServiceError] = []
  private let model: WorldClockModel

  init(model: WorldClockModel) {
    self.model = model
    model.addDependent(self)
  }

  func update(_ aspect: WorldClockAspect) {
    switch aspect {
    case .isLoading: isLoading = model.isLoading
    case .time: time = model.time
    case .failure: failures += [model.failure].compactMap { $0 }
    }
    yesterday = model.yesterday
    tomorrow = model.tomorrow
  }
}
