import ConsoleUI
import Layouts

/// What the presenter can ask of the world clock's router.
@MainActor
protocol WorldClockRouting: AnyObject {
  func showAlert(title: String, message: String)
}

/// Opens alerts from the world clock.
@MainActor
final class WorldClockRouter {
  weak var viewController: ViewController?
}

extension WorldClockRouter: WorldClockRouting {
  func showAlert(title: String, message: String) {
    viewController?.present(.okAlert(title: title, message: message))
  }
}
