import ConsoleUI
import Layouts
import Models

/// Asks the user for a place, hands it to the model, and presents what
/// failed.
///
/// It must not know what the view shows.
@MainActor
final class WeatherController {
  weak var view: WeatherView?
  private let model: WeatherModel

  init(model: WeatherModel) {
    self.model = model
    model.addDependent(self)
  }

  /// The host's view has loaded.
  func viewDidLoad() {
    model.findDefaultPlace()
  }

  func changeLocationButtonTapped() {
    let alert = AlertController(title: "Choose location")
    alert.addTextField()
    alert.addAction(
      AlertAction(title: "Submit") { [weak self, weak alert] in
        self?.locationSubmitted(alert?.textFields.first?.text ?? "")
      }
    )
    alert.addAction(AlertAction(title: "Cancel"))
    view?.viewController?.present(alert)
  }

  private func locationSubmitted(_ name: String) {
    model.findPlace(named: name)
  }

  private func showAlert(title: String, message: String) {
    view?.viewController?.present(.okAlert(title: title, message: message))
  }
}

extension WeatherController: Dependent {
  func update(_ aspect: WeatherAspect) {
    switch aspect {
    case .failure:
      guard let failure = model.failure else { return }
      showAlert(title: "Alert", message: failure.message)
    case .placeSearch, .weather: break
    }
  }
}
