import ConsoleUI
import Layouts
import MVC
import Models
import Testing

/// Uses the weather screen as its user does, and finds what it shows.
@MainActor
struct WeatherDriver {
  let window: Window
  private let loadedLayout: WeatherLayout

  init(places: any PlaceService, weather: any WeatherService) throws {
    let viewController = makeWeatherScreen(
      placeService: places,
      weatherService: weather
    )
    window = Window(showing: viewController)
    loadedLayout = try #require(viewController.view as? WeatherLayout)
  }

  /// What the next frame will show: the controller updates itself before that.
  var layout: WeatherLayout {
    window.layoutIfNeeded()
    return loadedLayout
  }

  /// Whether every output but the city is blank.
  var isBlank: Bool {
    layout.dateLabel.text == "" && layout.iconView.image == nil
      && layout.currentSummaryLabel.text == ""
      && layout.forecastSummaryLabel.text == ""
  }

  func submitLocation(_ name: String) throws {
    layout.changeLocationButton.sendActions()
    let textField = try #require(window.textFields.first)
    textField.text = name
    try window.press("Submit")
  }
}
