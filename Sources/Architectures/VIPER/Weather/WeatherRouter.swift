import ConsoleUI
import Layouts

/// Opens alerts from the weather screen and hands their answers back.
///
/// It knows how to ask, and must not decide when, or what an answer means.
@MainActor
final class WeatherRouter {
  weak var viewController: ViewController?

  init() {}
}

extension WeatherRouter: WeatherRouting {
  func askForLocation(answer: @escaping @MainActor (String) -> Void) {
    let alert = AlertController(title: "Choose location")
    alert.addTextField()
    alert.addAction(
      AlertAction(title: "Submit") { [weak alert] in
        answer(alert?.textFields.first?.text ?? "")
      }
    )
    alert.addAction(AlertAction(title: "Cancel"))
    viewController?.present(alert)
  }

  func showAlert(title: String, message: String) {
    viewController?.present(.okAlert(title: title, message: message))
  }
}
