import ConsoleUI
import Layouts
import Testing

@testable import VIPER

@MainActor
struct WorldClockViewControllerTests {
  private let presenter = WorldClockModuleSpy()
  private let viewController: WorldClockViewController
  private let layout: WorldClockLayout

  init() throws {
    viewController = WorldClockViewController(presenter: presenter)
    layout = try #require(viewController.view as? WorldClockLayout)
  }

  @Test func theViewAsksForItsContentOnceItIsLoaded() {
    #expect(presenter.requests == [.updateView])
  }

  @Test func eachButtonAsksForWhatItsTitleSays() {
    layout.yesterdayButton.sendActions()
    layout.nowButton.sendActions()
    layout.tomorrowButton.sendActions()
    #expect(
      presenter.requests.dropFirst() == [
        .goToYesterday, .goToNow, .goToTomorrow,
      ]
    )
  }

  @Test func theViewShowsWhatItIsGiven() {
    viewController.setTimeText("Noon")
    viewController.setYesterdayEnabled(false)
    viewController.setTomorrowEnabled(true)
    #expect(layout.timeLabel.text == "Noon")
    #expect(!layout.yesterdayButton.isEnabled)
    #expect(layout.tomorrowButton.isEnabled)
  }
}

/// Keeps what the world clock asks of the presenter.
private final class WorldClockModuleSpy: WorldClockModuleInterface {
  enum Request {
    case updateView
    case goToYesterday
    case goToNow
    case goToTomorrow
  }

  private(set) var requests: [Request] = []

  func updateView() { requests.append(.updateView) }
  func goToYesterday() { requests.append(.goToYesterday) }
  func goToNow() { requests.append(.goToNow) }
  func goToTomorrow() { requests.append(.goToTomorrow) }
}
