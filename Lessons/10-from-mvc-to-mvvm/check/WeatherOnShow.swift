import ConsoleUI
import Models

@testable import Exercise10

/// Something that the check looks for and does not find.
struct Missing: Error, CustomStringConvertible {
  let description: String
}

/// The learner's screen in a window that nobody sees.
@MainActor
struct WeatherOnScreen {
  let places: PlacesByHand
  let weathers: WeathersByHand
  let controller: ViewController
  private let window: Window

  init(
    places: PlacesByHand = PlacesByHand(),
    weathers: WeathersByHand = WeathersByHand()
  ) {
    self.places = places
    self.weathers = weathers
    controller = makeWeatherScreen(
      placeService: places,
      weatherService: weathers
    )
    window = Window(
      size: CellSize(width: 60, height: 16),
      rootViewController: controller
    )
    window.makeVisible()
  }

  /// What can be read, without the button, which does nothing here.
  ///
  /// A picture is read by what it shows.
  var texts: [String] {
    window.makeFrame().texts.filter { $0 != "Change location" }
  }

  func show(_ example: Example) {
    places.answer(.success(example.place))
    weathers.answer(.success(example.weather))
  }

  /// The view model that the controller holds.
  func viewModel() throws -> WeatherViewModel {
    let held = Mirror(reflecting: controller).children.lazy.compactMap {
      $0.value as? WeatherViewModel
    }.first
    guard let held else {
      throw Missing(description: "a controller that holds no WeatherViewModel")
    }
    return held
  }
}

/// The learner's view model, with nobody around but the check.
@MainActor
final class WeatherAlone {
  let places: PlacesByHand
  let weathers: WeathersByHand
  let viewModel: WeatherViewModel
  private(set) var alerts: [String] = []

  init(
    places: PlacesByHand = PlacesByHand(),
    weathers: WeathersByHand = WeathersByHand()
  ) {
    self.places = places
    self.weathers = weathers
    viewModel = WeatherViewModel(
      placeService: places,
      weatherService: weathers
    )
    viewModel.showAlert = { [weak self] title, message in
      self?.alerts.append("\(title): \(message)")
    }
    viewModel.viewDidLoad()
  }

  func show(_ example: Example) {
    places.answer(.success(example.place))
    weathers.answer(.success(example.weather))
  }

  /// What is in the boxes, from the city down to the forecast.
  var boxes: [String] {
    [
      viewModel.city.value,
      viewModel.date.value,
      viewModel.iconCode.value ?? "",
      viewModel.currentSummary.value,
      viewModel.forecastSummary.value,
    ]
  }
}
