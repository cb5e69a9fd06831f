import Models
import TestSupport
import Testing

@testable import MVI

@MainActor
@Suite(.settled)
struct WeatherOwnershipTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()

  @Test func theWeatherIsReleasedWithALookUpPending() throws {
    let spy = StateSpy<WeatherState>()
    weak var released: Store<WeatherReducer>?
    do {
      let store = makeWeatherStore()
      store.addObserver(spy)
      store.send(.viewDidLoad)
      #expect(places.asked == ["McGaheysville, VA"])
      released = store
    }
    #expect(released == nil)
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    #expect(places.cancelled == ["McGaheysville, VA"])
    #expect(spy.states.map(\.city) == ["", "Loading..."])
    #expect(weather.asked == [])
  }

  @Test func theWeatherIsReleasedWithItsWeatherPending() throws {
    let spy = StateSpy<WeatherState>()
    weak var released: Store<WeatherReducer>?
    do {
      let store = makeWeatherStore()
      store.addObserver(spy)
      store.send(.viewDidLoad)
      try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
      #expect(weather.asked == [.mcGaheysville])
      released = store
    }
    #expect(released == nil)
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    #expect(weather.cancelled == [.mcGaheysville])
    #expect(spy.states.last?.city == "McGaheysville, VA")
    #expect(spy.states.last?.report == nil)
  }

  @Test func theWeatherIsReleasedAfterItsAnswer() throws {
    weak var released: Store<WeatherReducer>?
    do {
      let store = makeWeatherStore()
      store.send(.viewDidLoad)
      try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
      try weather.answer(.mcGaheysville, with: .success(.clouds))
      store.send(.changeLocationButtonTapped)
      released = store
    }
    #expect(released == nil)
  }

  private func makeWeatherStore() -> Store<WeatherReducer> {
    Store(
      initialState: WeatherState(),
      reducer: WeatherReducer(),
      effectHandler: WeatherEffectHandler(
        placeService: places,
        weatherService: weather
      )
    )
  }
}
