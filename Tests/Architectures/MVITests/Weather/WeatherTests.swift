import Models
import TestSupport
import Testing

@testable import MVI

struct WeatherTests {
  private var state = WeatherState()
  private var commands: [Command<WeatherEffect, WeatherEvent>] = []

  init() {
    send(.viewDidLoad)
  }

  @Test func nothingIsLookedUpBeforeTheScreenShows() {
    let state = WeatherState()
    #expect(state.city == "")
    #expect(state.report == nil)
  }

  @Test func theDefaultPlaceIsLookedUpFromTheStart() {
    #expect(
      commands == [
        .cancellable(
          .run(.findPlace(named: "McGaheysville, VA")),
          id: .search,
          cancelInFlight: true
        )
      ]
    )
    #expect(state.city == "Loading...")
    #expect(state.report == nil)
  }

  @Test mutating func theCityShowsBeforeItsWeather() {
    send(.placeResponse(.success(.mcGaheysville)))
    #expect(
      commands == [
        .cancellable(.run(.fetchWeather(at: .mcGaheysville)), id: .search)
      ]
    )
    #expect(state.city == "McGaheysville, VA")
    #expect(state.report == nil)
  }

  @Test mutating func theWeatherShowsWhenItIsKnown() {
    send(.placeResponse(.success(.mcGaheysville)))
    send(.weatherResponse(.success(.clouds)))
    #expect(state.city == "McGaheysville, VA")
    #expect(state.report?.date == "Monday, Aug 28")
    #expect(state.report?.iconCode == "c03d")
    #expect(state.report?.currentSummary == "Broken clouds - 24℉")
    #expect(state.report?.forecastSummary == "Summary: Broken clouds")
    #expect(state.alerts.due == [])
  }

  @Test mutating func aPlaceThatIsNotFoundIsCalledSo() {
    send(.placeResponse(.success(nil)))
    #expect(commands == [])
    #expect(state.city == "Not found")
    #expect(state.report == nil)
    #expect(state.alerts.due == [])
  }

  @Test(arguments: [
    (ServiceError.noNetwork, "No Network"),
    (.overloaded, "Server is overloaded"),
    (.permissionDenied, "You don't have permission"),
    (.unreadable, "The server's answer could not be read"),
  ])
  mutating func aFailedLookUpSaysWhy(error: ServiceError, message: String) {
    send(.placeResponse(.failure(error)))
    #expect(commands == [])
    #expect(state.city == "Not found")
    #expect(state.report == nil)
    #expect(state.alerts.due.map(\.title) == ["Alert"])
    #expect(state.alerts.due.map(\.message) == [message])
  }

  @Test(arguments: [
    (ServiceError.noNetwork, "No Network"),
    (.overloaded, "Server is overloaded"),
    (.permissionDenied, "You don't have permission"),
    (.unreadable, "The server's answer could not be read"),
  ])
  mutating func failedWeatherSaysWhy(error: ServiceError, message: String) {
    send(.placeResponse(.success(.mcGaheysville)))
    send(.weatherResponse(.failure(error)))
    #expect(state.city == "McGaheysville, VA")
    #expect(state.report == nil)
    #expect(state.alerts.due.map(\.title) == ["Alert"])
    #expect(state.alerts.due.map(\.message) == [message])
  }

  @Test mutating func aNewLocationIsLookedUpAndBlanksTheOldWeather() {
    send(.placeResponse(.success(.mcGaheysville)))
    send(.weatherResponse(.success(.clouds)))
    send(.locationSubmitted("Richmond, VA"))
    #expect(
      commands == [
        .cancellable(
          .run(.findPlace(named: "Richmond, VA")),
          id: .search,
          cancelInFlight: true
        )
      ]
    )
    #expect(state.city == "Loading...")
    #expect(state.report == nil)
  }

  @Test mutating func theWeatherOfANewLocationShows() {
    send(.placeResponse(.success(.mcGaheysville)))
    send(.weatherResponse(.success(.clouds)))
    send(.locationSubmitted("Richmond, VA"))
    send(.placeResponse(.success(.richmond)))
    send(.weatherResponse(.success(.rain)))
    #expect(state.city == "Richmond, VA")
    #expect(state.report?.date == "Friday, Nov 3")
    #expect(state.report?.iconCode == "r01n")
    #expect(state.report?.currentSummary == "Light rain - 51℉")
    #expect(state.report?.forecastSummary == "Summary: Light rain")
  }

  @Test(arguments: ["", " ", "\t\n"])
  mutating func aBlankLocationChangesNothing(name: String) {
    send(.placeResponse(.success(.mcGaheysville)))
    send(.weatherResponse(.success(.clouds)))
    let before = state
    send(.locationSubmitted(name))
    #expect(state == before)
    #expect(commands == [])
  }

  private mutating func send(_ event: WeatherEvent) {
    commands = WeatherReducer().reduce(into: &state, event: event)
  }
}
