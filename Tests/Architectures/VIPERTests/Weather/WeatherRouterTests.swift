import ConsoleUI
import Testing

@testable import VIPER

@MainActor
struct WeatherRouterTests {
  private let delegate = LocationDelegateSpy()
  private let router = WeatherRouter()
  private let window: Window

  init() {
    let viewController = ViewController()
    router.viewController = viewController
    router.locationDelegate = delegate
    window = Window(
      size: CellSize(width: 40, height: 20),
      rootViewController: viewController
    )
    window.makeVisible()
    router.askForLocation(title: "Where?", submitTitle: "Go", cancelTitle: "No")
  }

  @Test func theDelegateIsAskedForTheLocationThatWasTyped() throws {
    #expect(window.presentedAlert?.title == "Where?")
    try #require(window.textFields.first).text = "Paris"
    try press("Go")
    #expect(delegate.places == ["Paris"])
    #expect(window.presentedAlert == nil)
  }

  @Test func theDelegateIsAskedForNothingWhenTheUserCancels() throws {
    try #require(window.textFields.first).text = "Paris"
    try press("No")
    #expect(delegate.places == [])
    #expect(window.presentedAlert == nil)
  }

  private func press(_ title: String) throws {
    let button = window.buttons.first { $0.title == title }
    try #require(button).sendActions()
  }
}

/// Keeps the places that the alert asks for.
private final class LocationDelegateSpy: LocationDelegate {
  private(set) var places: [String] = []

  func findPlace(named name: String) { places.append(name) }
}
