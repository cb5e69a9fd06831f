import Models
import TestSupport
import Testing

@testable import MVVMObservation

@MainActor
@Suite(.settled)
struct WeatherTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()
  private let viewModel: WeatherViewModel

  init() {
    viewModel = WeatherViewModel(placeService: places, weatherService: weather)
    viewModel.viewDidLoad()
  }

  @Test func nothingIsLookedUpBeforeTheScreenShows() {
    let places = HeldPlaceService()
    let viewModel = WeatherViewModel(
      placeService: places,
      weatherService: weather
    )
    #expect(places.asked == [])
    #expect(viewModel.city == "")
    #expect(viewModel.isBlank)
  }

  @Test func theDefaultPlaceIsLookedUpFromTheStart() {
    #expect(places.asked == ["McGaheysville, VA"])
    #expect(weather.asked == [])
    #expect(viewModel.city == "Loading...")
    #expect(viewModel.isBlank)
  }

  @Test func theCityShowsBeforeItsWeather() throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    #expect(weather.asked == [.mcGaheysville])
    #expect(viewModel.city == "McGaheysville, VA")
    #expect(viewModel.isBlank)
  }

  @Test func theWeatherShowsWhenItIsKnown() throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    #expect(viewModel.city == "McGaheysville, VA")
    #expect(viewModel.date == "Monday, Aug 28")
    #expect(viewModel.iconCode == "c03d")
    #expect(viewModel.currentSummary == "Broken clouds - 24℉")
    #expect(viewModel.forecastSummary == "Summary: Broken clouds")
    #expect(viewModel.alertTexts == [])
  }

  @Test func aPlaceThatIsNotFoundIsCalledSo() throws {
    try places.answer("McGaheysville, VA", with: .success(nil))
    #expect(weather.asked == [])
    #expect(viewModel.city == "Not found")
    #expect(viewModel.isBlank)
    #expect(viewModel.alertTexts == [])
  }

  @Test(arguments: failures)
  func aFailedLookUpSaysWhy(error: ServiceError, message: String) throws {
    try places.answer("McGaheysville, VA", with: .failure(error))
    #expect(weather.asked == [])
    #expect(viewModel.city == "Not found")
    #expect(viewModel.isBlank)
    #expect(viewModel.alertTexts == [AlertText("Alert", message)])
  }

  @Test(arguments: failures)
  func failedWeatherSaysWhy(error: ServiceError, message: String) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .failure(error))
    #expect(viewModel.city == "McGaheysville, VA")
    #expect(viewModel.isBlank)
    #expect(viewModel.alertTexts == [AlertText("Alert", message)])
  }

  @Test func aNewLocationIsLookedUpAndBlanksTheOldWeather() throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    try viewModel.submitLocation("Richmond, VA")
    #expect(places.asked == ["McGaheysville, VA", "Richmond, VA"])
    #expect(viewModel.city == "Loading...")
    #expect(viewModel.isBlank)
  }

  @Test func theWeatherOfANewLocationShows() throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    try viewModel.submitLocation("Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.richmond, with: .success(.rain))
    #expect(viewModel.city == "Richmond, VA")
    #expect(viewModel.date == "Friday, Nov 3")
    #expect(viewModel.iconCode == "r01n")
    #expect(viewModel.currentSummary == "Light rain - 51℉")
    #expect(viewModel.forecastSummary == "Summary: Light rain")
  }

  @Test(arguments: ["", " ", "\t\n"])
  func aBlankLocationChangesNothing(name: String) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    try viewModel.submitLocation(name)
    #expect(places.asked == ["McGaheysville, VA"])
    #expect(viewModel.city == "McGaheysville, VA")
    #expect(viewModel.currentSummary == "Broken clouds - 24℉")
  }
}

private let failures = [
  (ServiceError.noNetwork, "No Network"),
  (.overloaded, "Server is overloaded"),
  (.permissionDenied, "You don't have permission"),
  (.unreadable, "The server's answer could not be read"),
]
