import ConsoleUI
import Formatting
import Foundation
import Layouts
import Models

/// Words and shows the place and its weather.
final class WeatherView: StackView {
  let model: WeatherModel
  let controller: WeatherController
  private let layout = WeatherLayout()

  init(model: WeatherModel) {
    self.model = model
    controller = WeatherController(model: model)
    super.init(axis: .vertical)
    addArrangedSubviews(layout)
    layout.changeLocationButton.addTarget(
      controller,
      action: WeatherController.changeLocationButtonTapped
    )
    connect()
  }
}

extension WeatherView: TriadView {
  var modelDependents: [any Dependent<WeatherAspect>] { [self, controller] }

  func display() {
    update(.placeSearch)
    update(.weather)
  }

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
      case .notFound, .failed: "Not found"
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
    layout.dateLabel.text = format(date: weather.date, in: weather.timeZone)
    layout.currentSummaryLabel.text = "\(weather.summary) - \(temperature)"
    layout.forecastSummaryLabel.text = "Summary: \(weather.summary)"
  }

  private func format(date: Date, in timeZone: TimeZone) -> String {
    DateFormatter.inEnglish("EEEE, MMM d", timeZone: timeZone)
      .string(from: date)
  }

  private func format(temperature: Double) -> String {
    let rounded = temperature.rounded(.toNearestOrAwayFromZero)
    // A value like -0.4 rounds to -0; adding 0 takes the sign away.
    return String(format: "%.0f℉", rounded + 0)
  }
}
