import Models
import TestSupport
import Testing

@testable import MVI

@MainActor
@Suite(.settled)
struct WeatherEffectHandlerTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()

  @Test(arguments: [
    Result<Place?, ServiceError>.success(.richmond), .success(nil),
    .failure(.noNetwork),
  ])
  func aPlaceIsSentAsAnEvent(
    answer: Result<Place?, ServiceError>
  ) throws {
    let effect = WeatherEffect.findPlace(named: "Richmond")
    let event = try event(after: effect) {
      try places.answer("Richmond", with: answer)
    }
    #expect(event == .placeResponse(answer))
    #expect(weather.asked == [])
  }

  @Test(arguments: [
    Result<Weather, ServiceError>.success(.rain), .failure(.noNetwork),
  ])
  func weatherIsSentAsAnEvent(
    answer: Result<Weather, ServiceError>
  ) throws {
    let effect = WeatherEffect.fetchWeather(at: .richmond)
    let event = try event(after: effect) {
      try weather.answer(.richmond, with: answer)
    }
    #expect(event == .weatherResponse(answer))
    #expect(places.asked == [])
  }

  private func event(
    after effect: WeatherEffect,
    whenAnswered answer: () throws -> Void
  ) throws -> WeatherEvent? {
    let handler = WeatherEffectHandler(
      placeService: places,
      weatherService: weather
    )
    let handled = HandledEffect(effect, by: handler)
    #expect(handled.events == [])
    try answer()
    #expect(handled.events.count == 1)
    return handled.events.first
  }
}
