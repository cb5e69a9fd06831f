import ConsoleUI
import Formatting
import Foundation
import Layouts
import Models

/// Words the place and its weather, and shows them.
///
/// It knows its model and asks it. It must not change it.
final class WeatherView: StackView {
  let controller: WeatherController
  private let layout = WeatherLayout()
  private let model: WeatherModel

  private static let dateFormatter = DateFormatter.utc("EEEE, MMM d")

  init(model: WeatherModel) {
    self.model = model
    controller = WeatherController(model: model)
    super.init(axis: .vertical)
    controller.view = self
    addArrangedSubviews(layout)
    layout.changeLocationButton.addTarget(
      controller,
      action: WeatherController.changeLocationButtonTapped
    )
    model.addDependent(self)
    update(.placeSearch)
    update(.weather)
  }
}

extension WeatherView: Dependent {
  func update(_ aspect: WeatherAspect) {
    switch aspect {
    case .placeSearch: showCity()
    case .weather: showWeather(model.weather)
    case .failure: break
    }
  }

  private func showCity() {
    layout.cityLabel.text =
      switch model.placeSearch {
      case .running: "Loading..."
      case .found(let place): place.name
      case .notFound: "Not found"
      case nil: ""
      }
  }

  private func showWeather(_ weather: Weather?) {
    layout.iconView.image = .weatherIcon(code: weather?.iconCode)
    guard let weather else {
      layout.dateLabel.text = ""
      layout.currentSummaryLabel.text = ""
      layout.forecastSummaryLabel.text = ""
      return
    }
    let temperature = format(temperature: weather.temperature)
    layout.dateLabel.text = Self.dateFormatter.string(from: weather.date)
    layout.currentSummaryLabel.text = "\(weather.summary) - \(temperature)"
    layout.forecastSummaryLabel.text = "Summary: \(weather.summary)"
  }

  private func format(temperature: Double) -> String {
    let rounded = temperature.rounded(.toNearestOrAwayFromZero)
    // A value like -0.4 rounds to -0; adding 0 takes the sign away.
    return String(format: "%.0f℉", rounded + 0)
  }
}
