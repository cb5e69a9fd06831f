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
  weak var presenter: WeatherPresenter?
}

extension WeatherRouter: WeatherRouting {
  func askForLocation(title: String, submitTitle: String, cancelTitle: String) {
    let alert = AlertController(title: title)
    alert.addTextField()
    alert.addAction(
      AlertAction(title: submitTitle) { [weak alert, weak presenter] in
        presenter?.locationSubmitted(alert?.textFields.first?.text ?? "")
      }
    )
    alert.addAction(AlertAction(title: cancelTitle))
    viewController?.present(alert)
  }

  func showAlert(title: String, message: String) {
    viewController?.present(.okAlert(title: title, message: message))
  }
}
