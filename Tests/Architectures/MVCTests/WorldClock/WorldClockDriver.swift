import ConsoleUI
import Layouts
import MVC
import Models
import Testing

/// Uses the world clock as its user does, and finds what it shows.
@MainActor
struct WorldClockDriver {
  let window: Window
  private let loadedLayout: WorldClockLayout

  init(service: any WorldClockService) throws {
    let viewController = makeWorldClockScreen(service: service)
    window = Window(showing: viewController)
    loadedLayout = try #require(viewController.view as? WorldClockLayout)
  }

  /// What the next frame will show: the controller updates itself before that.
  var layout: WorldClockLayout {
    window.layoutIfNeeded()
    return loadedLayout
  }
}
