import ConsoleUI
import Models

/// Lets the user name a place, hands it to the model, and presents what failed.
final class WeatherController: Controller<WeatherModel, WeatherView> {
  override func viewDidLoad() {
    model.findDefaultPlace()
  }

  func changeLocationButtonTapped() {
    let alert = AlertController(title: "Choose location")
    alert.addTextField()
    alert.addAction(
      AlertAction(title: "Submit") { [model, weak alert] in
        model.findPlace(named: alert?.textFields.first?.text ?? "")
      }
    )
    alert.addAction(AlertAction(title: "Cancel"))
    present(alert)
  }
}

extension WeatherController: Dependent {
  func update(_ aspect: WeatherAspect) {
    switch aspect {
    case .failure: presentFailure(model.failure)
    case .placeSearch, .weather: break
    }
  }
}
