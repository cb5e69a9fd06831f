import Models
import TestSupport
import Testing

@testable import MVP

@MainActor
struct OwnershipTests {
  private let photos = HeldPhotoService()
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()

  @Test func theGreetingIsReleased() {
    weak var released: GreetingPresenter?
    do {
      let presenter = GreetingPresenter(person: .wasin)
      presenter.greetButtonTapped()
      released = presenter
    }
    #expect(released == nil)
  }

  @Test func thePhotoListIsReleasedWithAnAnswerPending() throws {
    let view = PhotoListViewSpy()
    weak var released: PhotoListPresenter?
    do {
      let presenter = PhotoListPresenter(service: photos)
      presenter.view = view
      presenter.viewDidLoad()
      released = presenter
    }
    #expect(released == nil)
    try photos.answer(1, with: .failure(.noNetwork))
    #expect(view.isLoading)
    #expect(view.alerts == [])
  }

  @Test func thePhotoListIsReleasedAfterItsAnswer() throws {
    weak var released: PhotoListPresenter?
    do {
      let presenter = PhotoListPresenter(service: photos)
      presenter.viewDidLoad()
      try photos.answer(1, with: .success([.earthrise]))
      released = presenter
    }
    #expect(released == nil)
  }

  @Test func theWeatherIsReleasedWithALookUpPending() throws {
    let view = WeatherViewSpy()
    weak var released: WeatherPresenter?
    do {
      let presenter = makeWeatherPresenter()
      presenter.view = view
      presenter.viewDidLoad()
      released = presenter
    }
    #expect(released == nil)
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    #expect(view.city == "Loading...")
    #expect(weather.asked == [])
  }

  @Test func theWeatherIsReleasedWithItsWeatherPending() throws {
    let view = WeatherViewSpy()
    weak var released: WeatherPresenter?
    do {
      let presenter = makeWeatherPresenter()
      presenter.view = view
      presenter.viewDidLoad()
      try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
      released = presenter
    }
    #expect(released == nil)
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    #expect(view.isBlank)
  }

  @Test func theWeatherIsReleasedAfterItsAnswer() throws {
    weak var released: WeatherPresenter?
    do {
      let presenter = makeWeatherPresenter()
      presenter.viewDidLoad()
      try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
      try weather.answer(.mcGaheysville, with: .success(.clouds))
      released = presenter
    }
    #expect(released == nil)
  }

  // Only in MVP and VIPER does the part that decides know its view.
  @Test func aPresenterDoesNotKeepItsView() {
    let greeting = GreetingPresenter(person: .wasin)
    let photoList = PhotoListPresenter(service: photos)
    let weather = makeWeatherPresenter()
    do {
      let greetingView = GreetingViewSpy()
      let photoListView = PhotoListViewSpy()
      let weatherView = WeatherViewSpy()
      greeting.view = greetingView
      photoList.view = photoListView
      weather.view = weatherView
    }
    #expect(greeting.view == nil)
    #expect(photoList.view == nil)
    #expect(weather.view == nil)
  }

  private func makeWeatherPresenter() -> WeatherPresenter {
    WeatherPresenter(placeService: places, weatherService: weather)
  }
}
