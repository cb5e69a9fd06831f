import Models
import TestSupport
import Testing

@testable import MVVMObservation

@MainActor
struct WeatherTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()
  private let viewModel: WeatherViewModel
  private let screen: WeatherReader

  init() {
    viewModel = WeatherViewModel(placeService: places, weatherService: weather)
    screen = WeatherReader(of: viewModel)
    viewModel.viewDidLoad()
  }

  @Test func nothingIsLookedUpBeforeTheScreenShows() {
    let places = HeldPlaceService()
    let viewModel = WeatherViewModel(
      placeService: places,
      weatherService: weather
    )
    let screen = WeatherReader(of: viewModel)
    #expect(places.asked == [])
    #expect(screen.city.value == "")
    #expect(screen.isBlank)
  }

  @Test func theDefaultPlaceIsLookedUpFromTheStart() {
    #expect(places.asked == ["McGaheysville, VA"])
    #expect(weather.asked == [])
    #expect(screen.city.value == "Loading...")
    #expect(screen.isBlank)
  }

  @Test func theCityShowsBeforeItsWeather() throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    #expect(weather.asked == [.mcGaheysville])
    #expect(screen.city.value == "McGaheysville, VA")
    #expect(screen.isBlank)
  }

  @Test func theWeatherShowsWhenItIsKnown() throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    #expect(screen.city.value == "McGaheysville, VA")
    #expect(screen.date.value == "Monday, Aug 28")
    #expect(screen.iconCode.value == "c03d")
    #expect(screen.currentSummary.value == "Broken clouds - 24℉")
    #expect(screen.forecastSummary.value == "Summary: Broken clouds")
    #expect(screen.alerts == [])
  }

  @Test func aPlaceThatIsNotFoundIsCalledSo() throws {
    try places.answer("McGaheysville, VA", with: .success(nil))
    #expect(weather.asked == [])
    #expect(screen.city.value == "Not found")
    #expect(screen.isBlank)
    #expect(screen.alerts == [])
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
    #expect(screen.city.value == "Not found")
    #expect(screen.isBlank)
    #expect(screen.alerts == [AlertText("Alert", message)])
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
    #expect(screen.city.value == "McGaheysville, VA")
    #expect(screen.isBlank)
    #expect(screen.alerts == [AlertText("Alert", message)])
  }

  @Test func aNewLocationIsLookedUpAndBlanksTheOldWeather() throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    viewModel.locationSubmitted("Richmond, VA")
    #expect(places.asked == ["McGaheysville, VA", "Richmond, VA"])
    #expect(screen.city.value == "Loading...")
    #expect(screen.isBlank)
  }

  @Test func theWeatherOfANewLocationShows() throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    viewModel.locationSubmitted("Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.richmond, with: .success(.rain))
    #expect(screen.city.value == "Richmond, VA")
    #expect(screen.date.value == "Friday, Nov 3")
    #expect(screen.iconCode.value == "r01n")
    #expect(screen.currentSummary.value == "Light rain - 51℉")
    #expect(screen.forecastSummary.value == "Summary: Light rain")
  }

  @Test(arguments: ["", " ", "\t\n"])
  func aBlankLocationChangesNothing(name: String) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    viewModel.locationSubmitted(name)
    #expect(places.asked == ["McGaheysville, VA"])
    #expect(screen.city.value == "McGaheysville, VA")
    #expect(screen.currentSummary.value == "Broken clouds - 24℉")
  }

  @Test func changingTheLocationAsksForIt() {
    #expect(!screen.isAskingForLocation.value)
    viewModel.changeLocationButtonTapped()
    #expect(screen.isAskingForLocation.value)
    #expect(places.asked == ["McGaheysville, VA"])
  }
}
