import Models
import TestSupport
import Testing

@testable import VIPER

/// Presenter and interactor together, between services, view and router.
@MainActor
@Suite(.settled)
struct WeatherTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()
  private let view = WeatherViewSpy()
  private let router = WeatherRouterSpy()
  private let presenter: WeatherPresenter

  init() {
    let interactor = WeatherInteractor(
      placeService: places,
      weatherService: weather
    )
    presenter = WeatherPresenter(interactor: interactor, router: router)
    interactor.output = presenter
    presenter.view = view
    presenter.updateView()
  }

  @Test func nothingIsLookedUpBeforeTheScreenShows() {
    let places = HeldPlaceService()
    let view = WeatherViewSpy()
    let interactor = WeatherInteractor(
      placeService: places,
      weatherService: weather
    )
    let presenter = WeatherPresenter(interactor: interactor, router: router)
    interactor.output = presenter
    presenter.view = view
    #expect(places.asked == [])
    #expect(view.city == "")
    #expect(view.isBlank)
  }

  @Test func theDefaultPlaceIsLookedUpFromTheStart() {
    #expect(places.asked == ["McGaheysville, VA"])
    #expect(weather.asked == [])
    #expect(view.city == "Loading...")
    #expect(view.isBlank)
  }

  @Test func theCityShowsBeforeItsWeather() throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    #expect(weather.asked == [.mcGaheysville])
    #expect(view.city == "McGaheysville, VA")
    #expect(view.isBlank)
  }

  @Test func theWeatherShowsWhenItIsKnown() throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    #expect(view.city == "McGaheysville, VA")
    #expect(view.date == "Monday, Aug 28")
    #expect(view.iconCode == "c03d")
    #expect(view.currentSummary == "Broken clouds - 24℉")
    #expect(view.forecastSummary == "Summary: Broken clouds")
    #expect(router.alerts == [])
  }

  @Test func aPlaceThatIsNotFoundIsCalledSo() throws {
    try places.answer("McGaheysville, VA", with: .success(nil))
    #expect(weather.asked == [])
    #expect(view.city == "Not found")
    #expect(view.isBlank)
    #expect(router.alerts == [])
  }

  @Test(arguments: [
    (ServiceError.noNetwork, "No Network"),
    (.overloaded, "Server is overloaded"),
    (.permissionDenied, "You don't have permission"),
    (.unreadable, "The server's answer could not be read"),
  ])
  func aFailedLookUpSaysWhy(error: ServiceError, message: String) throws {
    try places.answer("McGaheysville, VA", with: .failure(error))
    #expect(weather.asked == [])
    #expect(view.city == "Not found")
    #expect(view.isBlank)
    #expect(router.alerts == [AlertText("Alert", message)])
  }

  @Test(arguments: [
    (ServiceError.noNetwork, "No Network"),
    (.overloaded, "Server is overloaded"),
    (.permissionDenied, "You don't have permission"),
    (.unreadable, "The server's answer could not be read"),
  ])
  func failedWeatherSaysWhy(error: ServiceError, message: String) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .failure(error))
    #expect(view.city == "McGaheysville, VA")
    #expect(view.isBlank)
    #expect(router.alerts == [AlertText("Alert", message)])
  }

  @Test func aNewLocationIsLookedUpAndBlanksTheOldWeather() throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    changeLocation(to: "Richmond, VA")
    #expect(places.asked == ["McGaheysville, VA", "Richmond, VA"])
    #expect(view.city == "Loading...")
    #expect(view.isBlank)
  }

  @Test func theWeatherOfANewLocationShows() throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    changeLocation(to: "Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.richmond, with: .success(.rain))
    #expect(view.city == "Richmond, VA")
    #expect(view.date == "Friday, Nov 3")
    #expect(view.iconCode == "r01n")
    #expect(view.currentSummary == "Light rain - 51℉")
    #expect(view.forecastSummary == "Summary: Light rain")
  }

  @Test(arguments: ["", " ", "\t\n"])
  func aBlankLocationChangesNothing(name: String) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    changeLocation(to: name)
    #expect(places.asked == ["McGaheysville, VA"])
    #expect(view.city == "McGaheysville, VA")
    #expect(view.currentSummary == "Broken clouds - 24℉")
  }

  @Test func changingTheLocationAsksForIt() {
    presenter.changeLocation()
    #expect(router.questions == [["Choose location", "Submit", "Cancel"]])
    #expect(places.asked == ["McGaheysville, VA"])
  }

  private func changeLocation(to name: String) {
    presenter.changeLocation()
    presenter.userChoseLocation(named: name)
  }
}
