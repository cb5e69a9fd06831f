import ConsoleUI
import Layouts

/// What the presenter can ask of the weather's router.
@MainActor
protocol WeatherRouting: AnyObject {
  /// Asks for another location; the delegate gets the answer.
  func askForLocation(title: String, submitTitle: String, cancelTitle: String)
  func showAlert(title: String, message: String)
}

/// Hears which location the user has typed.
@MainActor
protocol LocationDelegate: AnyObject {
  func findPlace(named name: String)
}

/// Opens alerts from the weather screen.
@MainActor
final class WeatherRouter {
  weak var viewController: ViewController?
  weak var locationDelegate: (any LocationDelegate)?
}

extension WeatherRouter: WeatherRouting {
  func askForLocation(title: String, submitTitle: String, cancelTitle: String) {
    guard let locationDelegate else { return }
    viewController?.present(
      .locationAlert(
        title: title,
        submitTitle: submitTitle,
        cancelTitle: cancelTitle,
        delegate: locationDelegate
      )
    )
  }

  func showAlert(title: String, message: String) {
    viewController?.present(.okAlert(title: title, message: message))
  }
}

extension AlertController {
  /// Asks for a location; the button tells the delegate what was typed.
  static func locationAlert(
    title: String,
    submitTitle: String,
    cancelTitle: String,
    delegate: any LocationDelegate
  ) -> AlertController {
    let alert = AlertController(title: title)
    alert.addTextField()
    alert.addAction(
      AlertAction(title: submitTitle) { [weak alert, weak delegate] in
        delegate?.findPlace(named: alert?.textFields.first?.text ?? "")
      }
    )
    alert.addAction(AlertAction(title: cancelTitle))
    return alert
  }
}
