import ConsoleUI
import Layouts
import MVC
import Models
import TestSupport
import Testing

@MainActor
@Suite(.settled)
struct WeatherTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()
  private let screen: WeatherDriver

  init() throws {
    screen = try WeatherDriver(places: places, weather: weather)
  }

  @Test func nothingIsLookedUpBeforeTheScreenShows() {
    let places = HeldPlaceService()
    _ = makeWeatherScreen(placeService: places, weatherService: weather)
    #expect(places.asked == [])
  }

  @Test func theDefaultPlaceIsLookedUpFromTheStart() {
    #expect(places.asked == ["McGaheysville, VA"])
    #expect(weather.asked == [])
    #expect(screen.layout.cityLabel.text == "Loading...")
    #expect(screen.isBlank)
  }

  @Test func theCityShowsBeforeItsWeather() throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    #expect(weather.asked == [.mcGaheysville])
    #expect(screen.layout.cityLabel.text == "McGaheysville, VA")
    #expect(screen.isBlank)
  }

  @Test func theWeatherShowsWhenItIsKnown() throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    #expect(screen.layout.cityLabel.text == "McGaheysville, VA")
    #expect(screen.layout.dateLabel.text == "Monday, Aug 28")
    #expect(screen.layout.iconView.image == .weatherIcon(code: "c03d"))
    #expect(screen.layout.currentSummaryLabel.text == "Broken clouds - 24℉")
    #expect(screen.layout.forecastSummaryLabel.text == "Summary: Broken clouds")
    #expect(try screen.window.readAlerts() == [])
  }

  @Test func aPlaceThatIsNotFoundIsCalledSo() throws {
    try places.answer("McGaheysville, VA", with: .success(nil))
    #expect(weather.asked == [])
    #expect(screen.layout.cityLabel.text == "Not found")
    #expect(screen.isBlank)
    #expect(try screen.window.readAlerts() == [])
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
    #expect(screen.layout.cityLabel.text == "Not found")
    #expect(screen.isBlank)
    #expect(try screen.window.readAlerts() == [AlertText("Alert", message)])
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
    #expect(screen.layout.cityLabel.text == "McGaheysville, VA")
    #expect(screen.isBlank)
    #expect(try screen.window.readAlerts() == [AlertText("Alert", message)])
  }

  @Test func aNewLocationIsLookedUpAndBlanksTheOldWeather() throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    try screen.submitLocation("Richmond, VA")
    #expect(places.asked == ["McGaheysville, VA", "Richmond, VA"])
    #expect(screen.layout.cityLabel.text == "Loading...")
    #expect(screen.isBlank)
  }

  @Test func theWeatherOfANewLocationShows() throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    try screen.submitLocation("Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.richmond, with: .success(.rain))
    #expect(screen.layout.cityLabel.text == "Richmond, VA")
    #expect(screen.layout.dateLabel.text == "Friday, Nov 3")
    #expect(screen.layout.iconView.image == .weatherIcon(code: "r01n"))
    #expect(screen.layout.currentSummaryLabel.text == "Light rain - 51℉")
    #expect(screen.layout.forecastSummaryLabel.text == "Summary: Light rain")
  }

  @Test(arguments: ["", " ", "\t\n"])
  func aBlankLocationChangesNothing(name: String) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    try screen.submitLocation(name)
    #expect(screen.window.presentedAlert == nil)
    #expect(places.asked == ["McGaheysville, VA"])
    #expect(screen.layout.cityLabel.text == "McGaheysville, VA")
    #expect(screen.layout.currentSummaryLabel.text == "Broken clouds - 24℉")
  }

  @Test func changingTheLocationAsksForIt() throws {
    screen.layout.changeLocationButton.sendActions()
    let alert = try #require(screen.window.presentedAlert)
    #expect(alert.title == "Choose location")
    #expect(places.asked == ["McGaheysville, VA"])
  }

  @Test func cancellingTheChangeChangesNothing() throws {
    screen.layout.changeLocationButton.sendActions()
    try screen.window.press("Cancel")
    #expect(screen.window.presentedAlert == nil)
    #expect(places.asked == ["McGaheysville, VA"])
  }
}
