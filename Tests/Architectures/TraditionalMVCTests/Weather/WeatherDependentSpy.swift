import Models

@testable import TraditionalMVC

/// Asks the weather for the news whenever it is told of some, as a view does,
/// and keeps them.
final class WeatherDependentSpy: Dependent {
  private(set) var placeSearch: PlaceSearch?
  private(set) var weather: Weather?
  private(set) var failures: [ServiceError] = []
  private let model: WeatherModel

  init(model: WeatherModel) {
    self.model = model
    model.addDependent(self)
  }

  func update(_ aspect: WeatherAspect) {
    switch aspect {
    case .placeSearch: placeSearch = model.placeSearch
    case .weather: weather = model.weather
    case .failure: failures += [model.failure].compactMap { $0 }
    }
  }
}
