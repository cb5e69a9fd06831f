import ConsoleUI
import Models

/// Lets the user name a place, hands it to the model, and presents what failed.
final class WeatherController: Controller<WeatherModel, WeatherView> {
  override func viewDidLoad() {
    model.findDefaultPlace()
  }

  func changeLocationButtonTapped() {
    let alert = view?.makeLocationAlert { [model] name in
      model.findPlace(named: name)
    }
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
