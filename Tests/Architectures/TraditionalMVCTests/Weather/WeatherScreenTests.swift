import ConsoleUI
import Layouts
import Models
import TestSupport
import Testing
import TraditionalMVC

/// What the controller adds to model and view, through the screen.
@MainActor
@Suite(.settled)
struct WeatherScreenTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()
  private let window: Window

  init() {
    let viewController = makeWeatherScreen(
      placeService: places,
      weatherService: weather
    )
    window = Window(showing: viewController)
  }

  @Test func changingTheLocationAsksForIt() throws {
    try window.press("Change location")
    let alert = try #require(window.presentedAlert)
    #expect(alert.title == "Choose location")
    #expect(places.asked == ["McGaheysville, VA"])
  }

  @Test func cancellingTheChangeChangesNothing() throws {
    try window.press("Change location")
    try window.press("Cancel")
    #expect(window.presentedAlert == nil)
    #expect(places.asked == ["McGaheysville, VA"])
  }

  @Test func theSubmittedLocationIsLookedUp() throws {
    try window.press("Change location")
    let textField = try #require(window.textFields.first)
    textField.text = "Richmond, VA"
    try window.press("Submit")
    #expect(places.asked == ["McGaheysville, VA", "Richmond, VA"])
  }

  @Test func whatFailedIsAnAlert() throws {
    try places.answer("McGaheysville, VA", with: .failure(.noNetwork))
    #expect(try window.readAlerts() == [AlertText("Alert", "No Network")])
  }
}
