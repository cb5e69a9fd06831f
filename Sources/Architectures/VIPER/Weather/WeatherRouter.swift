import ConsoleUI
import Layouts

/// What the presenter can ask of the weather's router.
@MainActor
protocol WeatherRouting: AnyObject {
  /// Asks for another location; the delegate gets the answer.
  func askForLocation(title: String, submitTitle: String, cancelTitle: String)
  func showAlert(title: String, message: String)
}

/// Hears which location the user has chosen.
@MainActor
protocol LocationDelegate: AnyObject {
  func userChoseLocation(named name: String)
}

/// Opens alerts from the weather screen.
@MainActor
final class WeatherRouter {
  weak var viewController: ViewController?
  weak var locationDelegate: (any LocationDelegate)?
}

extension WeatherRouter: WeatherRouting {
  func askForLocation(title: String, submitTitle: String, cancelTitle: String) {
    let alert = AlertController(title: title)
    alert.addTextField()
    alert.addAction(
      AlertAction(title: submitTitle) { [weak self, weak alert] in
        let name = alert?.textFields.first?.text ?? ""
        self?.locationDelegate?.userChoseLocation(named: name)
      }
    )
    alert.addAction(AlertAction(title: cancelTitle))
    viewController?.present(alert)
  }

  func showAlert(title: String, message: String) {
    viewController?.present(.okAlert(title: title, message: message))
  }
}
