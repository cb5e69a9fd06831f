import ConsoleUI
import Layouts
import MVC
import Models
import Testing

/// Uses the world clock as its user does, and finds what it shows.
@MainActor
struct WorldClockDriver {
  let window: Window
  let layout: WorldClockLayout

  init(service: any WorldClockService) throws {
    let viewController = makeWorldClockScreen(service: service)
    window = Window(showing: viewController)
    layout = try #require(viewController.view as? WorldClockLayout)
  }
}
