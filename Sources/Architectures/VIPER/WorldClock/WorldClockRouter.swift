import ConsoleUI
import Layouts

/// Opens alerts from the world clock.
///
/// It knows how to open them, and must not decide when.
@MainActor
final class WorldClockRouter {
  weak var viewController: ViewController?

  init() {}
}

extension WorldClockRouter: WorldClockRouting {
  func showAlert(title: String, message: String) {
    viewController?.present(.okAlert(title: title, message: message))
  }
}
