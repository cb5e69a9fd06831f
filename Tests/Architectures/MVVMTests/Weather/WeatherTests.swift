import Models
import TestSupport
import Testing

@testable import MVVM

@MainActor
@Suite(.settled)
struct WeatherTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()
  private let viewModel: WeatherViewModel
  private let alerts = AlertListener()

  init() {
    viewModel = WeatherViewModel(placeService: places, weatherService: weather)
    viewModel.showAlert = alerts.alertShown
    viewModel.viewDidLoad()
  }

  @Test func nothingIsLookedUpBeforeTheScreenShows() {
    let places = HeldPlaceService()
    let viewModel = WeatherViewModel(
      placeService: places,
      weatherService: weather
    )
    #expect(places.asked == [])
    #expect(viewModel.city.value == "")
    #expect(viewModel.isBlank)
  }

  @Test func theDefaultPlaceIsLookedUpFromTheStart() {
    #expect(places.asked == ["McGaheysville, VA"])
    #expect(weather.asked == [])
    #expect(viewModel.city.value == "Loading...")
    #expect(viewModel.isBlank)
  }

  @Test func theCityShowsBeforeItsWeather() throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    #expect(weather.asked == [.mcGaheysville])
    #expect(viewModel.city.value == "McGaheysville, VA")
    #expect(viewModel.isBlank)
  }

  @Test func theWeatherShowsWhenItIsKnown() throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    #expect(viewModel.city.value == "McGaheysville, VA")
    #expect(viewModel.date.value == "Monday, Aug 28")
    #expect(viewModel.iconCode.value == "c03d")
    #expect(viewModel.currentSummary.value == "Broken clouds - 24℉")
    #expect(viewModel.forecastSummary.value == "Summary: Broken clouds")
    #expect(alerts.shown == [])
  }

  @Test func aPlaceThatIsNotFoundIsCalledSo() throws {
    try places.answer("McGaheysville, VA", with: .success(nil))
    #expect(weather.asked == [])
    #expect(viewModel.city.value == "Not found")
    #expect(viewModel.isBlank)
    #expect(alerts.shown == [])
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
    #expect(viewModel.city.value == "Not found")
    #expect(viewModel.isBlank)
    #expect(alerts.shown == [AlertText("Alert", message)])
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
    #expect(viewModel.city.value == "McGaheysville, VA")
    #expect(viewModel.isBlank)
    #expect(alerts.shown == [AlertText("Alert", message)])
  }

  @Test func aFailedLookUpOfANewLocationForgetsTheOldPlace() throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    viewModel.locationSubmitted("Richmond, VA")
    try places.answer("Richmond, VA", with: .failure(.noNetwork))
    #expect(viewModel.city.value == "Not found")
    #expect(viewModel.isBlank)
    #expect(alerts.shown == [AlertText("Alert", "No Network")])
  }

  @Test func aNewLocationIsLookedUpAndBlanksTheOldWeather() throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    viewModel.locationSubmitted("Richmond, VA")
    #expect(places.asked == ["McGaheysville, VA", "Richmond, VA"])
    #expect(viewModel.city.value == "Loading...")
    #expect(viewModel.isBlank)
  }

  @Test func theWeatherOfANewLocationShows() throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    viewModel.locationSubmitted("Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.richmond, with: .success(.rain))
    #expect(viewModel.city.value == "Richmond, VA")
    #expect(viewModel.date.value == "Friday, Nov 3")
    #expect(viewModel.iconCode.value == "r01n")
    #expect(viewModel.currentSummary.value == "Light rain - 51℉")
    #expect(viewModel.forecastSummary.value == "Summary: Light rain")
  }

  @Test(arguments: ["", " ", "\t\n"])
  func aBlankLocationChangesNothing(name: String) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    viewModel.locationSubmitted(name)
    #expect(places.asked == ["McGaheysville, VA"])
    #expect(viewModel.city.value == "McGaheysville, VA")
    #expect(viewModel.currentSummary.value == "Broken clouds - 24℉")
  }

  @Test func changingTheLocationAsksForIt() {
    var titles: [String] = []
    viewModel.askForLocation = { question in
      titles += [question.title, question.submitTitle, question.cancelTitle]
    }
    viewModel.changeLocationButtonTapped()
    #expect(titles == ["Choose location", "Submit", "Cancel"])
    #expect(places.asked == ["McGaheysville, VA"])
  }
}
