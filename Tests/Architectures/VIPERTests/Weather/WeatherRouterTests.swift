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

  @Test func theDelegateHearsTheLocationThatWasTyped() throws {
    #expect(window.presentedAlert?.title == "Where?")
    try #require(window.textFields.first).text = "Paris"
    try press("Go")
    #expect(delegate.locations == ["Paris"])
    #expect(window.presentedAlert == nil)
  }

  @Test func theDelegateHearsNothingWhenTheUserCancels() throws {
    try #require(window.textFields.first).text = "Paris"
    try press("No")
    #expect(delegate.locations == [])
    #expect(window.presentedAlert == nil)
  }

  private func press(_ title: String) throws {
    let button = window.buttons.first { $0.title == title }
    try #require(button).sendActions()
  }
}

/// Keeps the locations that the user has chosen in the alert.
private final class LocationDelegateSpy: LocationDelegate {
  private(set) var locations: [String] = []

  func userChoseLocation(named name: String) { locations.append(name) }
}
