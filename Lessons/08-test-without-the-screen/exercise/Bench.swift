import Models

/// A test of a presenter: what the presenter should do, and how to see it.
struct WeatherTest {
  let name: String
  let body: @MainActor (Bench) throws -> Void

  init(_ name: String, body: @escaping @MainActor (Bench) throws -> Void) {
    self.name = name
    self.body = body
  }
}

/// A presenter, with a spy for its view and services that the test answers.
@MainActor
final class Bench {
  typealias MakePresenter =
    @MainActor (
      any PlaceService, any WeatherService
    ) -> any WeatherPresenting

  let presenter: any WeatherPresenting
  let view = WeatherViewSpy()
  let places = HeldPlaceService()
  let weather = HeldWeatherService()
  private(set) var complaints: [String] = []

  init(_ makePresenter: MakePresenter) {
    presenter = makePresenter(places, weather)
    presenter.view = view
  }

  /// Notes a complaint if the values differ, and goes on.
  func expect<Value: Equatable>(_ value: Value, equals expected: Value) {
    if value != expected {
      complaints.append("expected \(expected), got \(value)")
    }
  }
}
