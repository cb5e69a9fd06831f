import Models
import TestSupport
import Testing

@testable import TraditionalMVC

/// What a dependent finds if it reads all of the model at each update.
@MainActor
@Suite(.settled)
struct WeatherUpdateTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()
  private let model: WeatherModel

  init() {
    model = WeatherModel(placeService: places, weatherService: weather)
    model.findDefaultPlace()
  }

  @Test func aSearchIsNeverToldOfWithTheOldWeather() throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    let found = find("Richmond, VA", reading: \.weather)
    #expect(found == [nil, nil, nil])
  }

  @Test func aSearchIsNeverToldOfWithTheOldFailure() throws {
    try places.answer("McGaheysville, VA", with: .failure(.noNetwork))
    let found = find("Richmond, VA", reading: \.failure)
    #expect(found == [nil, nil, nil])
  }

  /// Reads a property at each update that a search begins with.
  private func find<Value>(
    _ name: String,
    reading property: KeyPath<WeatherModel, Value>
  ) -> [Value] {
    var values: [Value] = []
    let dependent = DependentSpy<WeatherAspect> { [model] _ in
      #expect(model.placeSearch == .running)
      values.append(model[keyPath: property])
    }
    model.addDependent(dependent)
    model.findPlace(named: name)
    return values
  }
}
