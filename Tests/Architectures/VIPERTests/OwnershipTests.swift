import Models
import TestSupport
import Testing

@testable import VIPER

@MainActor
struct OwnershipTests {
  private let photos = HeldPhotoService()
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()

  @Test func theGreetingIsReleased() {
    weak var releasedPresenter: GreetingPresenter?
    weak var releasedInteractor: GreetingInteractor?
    do {
      let interactor = GreetingInteractor(person: .wasin)
      let presenter = GreetingPresenter(interactor: interactor)
      interactor.output = presenter
      presenter.greetButtonTapped()
      releasedPresenter = presenter
      releasedInteractor = interactor
    }
    #expect(releasedPresenter == nil)
    #expect(releasedInteractor == nil)
  }

  @Test func thePhotoListIsReleasedWithAnAnswerPending() throws {
    let view = PhotoListViewSpy()
    let router = PhotoListRouterSpy()
    weak var releasedPresenter: PhotoListPresenter?
    weak var releasedInteractor: PhotoListInteractor?
    do {
      let (presenter, interactor) = makePhotoList(router: router)
      presenter.view = view
      presenter.viewDidLoad()
      releasedPresenter = presenter
      releasedInteractor = interactor
    }
    #expect(releasedPresenter == nil)
    #expect(releasedInteractor == nil)
    try photos.answer(1, with: .failure(.noNetwork))
    #expect(view.isLoading)
    #expect(router.alerts == [])
  }

  @Test func thePhotoListIsReleasedAfterItsAnswer() throws {
    weak var releasedPresenter: PhotoListPresenter?
    weak var releasedInteractor: PhotoListInteractor?
    do {
      let (presenter, interactor) = makePhotoList()
      presenter.viewDidLoad()
      try photos.answer(1, with: .success([.earthrise]))
      releasedPresenter = presenter
      releasedInteractor = interactor
    }
    #expect(releasedPresenter == nil)
    #expect(releasedInteractor == nil)
  }

  @Test func theWeatherIsReleasedWithALookUpPending() throws {
    let view = WeatherViewSpy()
    weak var releasedPresenter: WeatherPresenter?
    weak var releasedInteractor: WeatherInteractor?
    do {
      let (presenter, interactor) = makeWeather()
      presenter.view = view
      presenter.viewDidLoad()
      releasedPresenter = presenter
      releasedInteractor = interactor
    }
    #expect(releasedPresenter == nil)
    #expect(releasedInteractor == nil)
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    #expect(view.city == "Loading...")
    #expect(weather.asked == [])
  }

  @Test func theWeatherIsReleasedWithItsWeatherPending() throws {
    let view = WeatherViewSpy()
    weak var releasedPresenter: WeatherPresenter?
    weak var releasedInteractor: WeatherInteractor?
    do {
      let (presenter, interactor) = makeWeather()
      presenter.view = view
      presenter.viewDidLoad()
      try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
      releasedPresenter = presenter
      releasedInteractor = interactor
    }
    #expect(releasedPresenter == nil)
    #expect(releasedInteractor == nil)
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    #expect(view.isBlank)
  }

  @Test func theWeatherIsReleasedAfterItsAnswer() throws {
    weak var releasedPresenter: WeatherPresenter?
    weak var releasedInteractor: WeatherInteractor?
    do {
      let (presenter, interactor) = makeWeather()
      presenter.viewDidLoad()
      try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
      try weather.answer(.mcGaheysville, with: .success(.clouds))
      releasedPresenter = presenter
      releasedInteractor = interactor
    }
    #expect(releasedPresenter == nil)
    #expect(releasedInteractor == nil)
  }

  // Only here can a question be open that the presenter asked its router.
  @Test func theWeatherIsReleasedWithAQuestionOpen() throws {
    let router = WeatherRouterSpy()
    weak var releasedPresenter: WeatherPresenter?
    weak var releasedInteractor: WeatherInteractor?
    do {
      let (presenter, interactor) = makeWeather(router: router)
      presenter.changeLocationButtonTapped()
      releasedPresenter = presenter
      releasedInteractor = interactor
    }
    #expect(releasedPresenter == nil)
    #expect(releasedInteractor == nil)
    try router.submit("Richmond, VA")
    #expect(places.asked == [])
  }

  // Only in MVP and VIPER does the part that decides know its view.
  @Test func aPresenterDoesNotKeepItsView() {
    let greeting = GreetingPresenter(
      interactor: GreetingInteractor(person: .wasin)
    )
    let (photoList, _) = makePhotoList()
    let (weather, _) = makeWeather()
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

  private func makePhotoList(
    router: PhotoListRouterSpy = PhotoListRouterSpy()
  ) -> (PhotoListPresenter, PhotoListInteractor) {
    let interactor = PhotoListInteractor(service: photos)
    let presenter = PhotoListPresenter(interactor: interactor, router: router)
    interactor.output = presenter
    return (presenter, interactor)
  }

  private func makeWeather(
    router: WeatherRouterSpy = WeatherRouterSpy()
  ) -> (WeatherPresenter, WeatherInteractor) {
    let interactor = WeatherInteractor(
      placeService: places,
      weatherService: weather
    )
    let presenter = WeatherPresenter(interactor: interactor, router: router)
    interactor.output = presenter
    return (presenter, interactor)
  }
}
