import ConsoleUI
import Layouts

/// What the presenter can ask of the weather's router.
@MainActor
protocol WeatherRouting: AnyObject {
  /// Asks for another location; the presenter gets the answer.
  func askForLocation(title: String, submitTitle: String, cancelTitle: String)
  func showAlert(title: String, message: String)
}

/// Opens alerts from the weather screen.
@MainActor
final class WeatherRouter {
  weak var viewController: ViewController?
  weak var presenter: (any WeatherModuleInterface)?
}

extension WeatherRouter: WeatherRouting {
  func askForLocation(title: String, submitTitle: String, cancelTitle: String) {
    guard let presenter else { return }
    viewController?.present(
      .locationAlert(
        title: title,
        submitTitle: submitTitle,
        cancelTitle: cancelTitle,
        presenter: presenter
      )
    )
  }

  func showAlert(title: String, message: String) {
    viewController?.present(.okAlert(title: title, message: message))
  }
}

extension AlertController {
  /// Asks for a location; the button tells the presenter what was typed.
  static func locationAlert(
    title: String,
    submitTitle: String,
    cancelTitle: String,
    presenter: any WeatherModuleInterface
  ) -> AlertController {
    let alert = AlertController(title: title)
    alert.addTextField()
    alert.addAction(
      AlertAction(title: submitTitle) { [weak alert, weak presenter] in
        presenter?.findPlace(named: alert?.textFields.first?.text ?? "")
      }
    )
    alert.addAction(AlertAction(title: cancelTitle))
    return alert
  }
}
