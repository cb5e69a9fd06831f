import Models
import TestSupport
import Testing

@testable import MVI

@MainActor
struct OwnershipTests {
  private let photos = HeldPhotoService()
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()

  @Test func theGreetingIsReleased() {
    weak var released: Store<GreetingReducer>?
    do {
      let store = Store(
        initialState: GreetingState(person: .wasin),
        reducer: GreetingReducer(),
        effectHandler: NoEffectHandler()
      )
      store.send(.greetButtonTapped)
      released = store
    }
    #expect(released == nil)
  }

  @Test func thePhotoListIsReleasedWithAnAnswerPending() throws {
    let spy = StateSpy<PhotoListState>()
    weak var released: Store<PhotoListReducer>?
    do {
      let store = makePhotoListStore()
      store.addObserver(spy)
      store.send(.viewDidLoad)
      released = store
    }
    #expect(released == nil)
    try photos.answer(1, with: .failure(.noNetwork))
    #expect(spy.states.map(\.isLoading) == [false, true])
  }

  @Test func thePhotoListIsReleasedAfterItsAnswer() throws {
    weak var released: Store<PhotoListReducer>?
    do {
      let store = makePhotoListStore()
      store.send(.viewDidLoad)
      try photos.answer(1, with: .success([.earthrise]))
      store.send(.photoSelected(atRow: 0))
      released = store
    }
    #expect(released == nil)
  }

  @Test func theWeatherIsReleasedWithALookUpPending() throws {
    let spy = StateSpy<WeatherState>()
    weak var released: Store<WeatherReducer>?
    do {
      let store = makeWeatherStore()
      store.addObserver(spy)
      store.send(.viewDidLoad)
      released = store
    }
    #expect(released == nil)
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
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
      released = store
    }
    #expect(released == nil)
    try weather.answer(.mcGaheysville, with: .success(.clouds))
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

  private func makePhotoListStore() -> Store<PhotoListReducer> {
    Store(
      initialState: PhotoListState(),
      reducer: PhotoListReducer(),
      effectHandler: PhotoListEffectHandler(service: photos)
    )
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
