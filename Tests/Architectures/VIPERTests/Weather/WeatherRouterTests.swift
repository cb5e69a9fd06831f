import ConsoleUI
import Testing

@testable import VIPER

@MainActor
struct WeatherRouterTests {
  private let presenter = WeatherModuleSpy()
  private let router = WeatherRouter()
  private let window: Window

  init() {
    let viewController = ViewController()
    router.viewController = viewController
    router.presenter = presenter
    window = Window(
      size: CellSize(width: 40, height: 20),
      rootViewController: viewController
    )
    window.makeVisible()
    router.askForLocation(title: "Where?", submitTitle: "Go", cancelTitle: "No")
  }

  @Test func thePresenterIsAskedForTheLocationThatWasTyped() throws {
    #expect(window.presentedAlert?.title == "Where?")
    try #require(window.textFields.first).text = "Paris"
    try press("Go")
    #expect(presenter.places == ["Paris"])
    #expect(window.presentedAlert == nil)
  }

  @Test func thePresenterIsAskedForNothingWhenTheUserCancels() throws {
    try #require(window.textFields.first).text = "Paris"
    try press("No")
    #expect(presenter.places == [])
    #expect(window.presentedAlert == nil)
  }

  private func press(_ title: String) throws {
    let button = window.buttons.first { $0.title == title }
    try #require(button).sendActions()
  }
}

/// Keeps the places that the alert asks of the presenter.
private final class WeatherModuleSpy: WeatherModuleInterface {
  private(set) var places: [String] = []

  func updateView() {}
  func changeLocation() {}
  func findPlace(named name: String) { places.append(name) }
}
