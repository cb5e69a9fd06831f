import ConsoleUI
import HeldServices
import Layouts
import Models

@testable import Exercise09

typealias HeldPlaces = HeldServices.HeldPlaces
typealias HeldWeather = HeldServices.HeldWeather

/// Something that the check looks for and does not find.
struct Missing: Error, CustomStringConvertible {
  let description: String
}

/// The learner's screen in a window that nobody sees.
@MainActor
final class WeatherOnScreen {
  let places: HeldPlaces
  let weathers: HeldWeather
  let controller: ViewController
  /// The city that showed each time a place was looked up.
  private(set) var cityWhenAsked: [String] = []
  private let window: Window

  init(
    places: HeldPlaces = HeldPlaces(),
    weathers: HeldWeather = HeldWeather()
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
    places.whenAsked = { [weak controller, weak self] in
      let layout = controller?.view as? WeatherLayout
      self?.cityWhenAsked.append(layout?.cityLabel.text ?? "")
    }
    window.makeVisible()
    places.settle()
  }

  /// What the screen shows after each of some changes of the boxes.
  func texts(after changes: [(WeatherViewModel) -> Void]) throws -> [String] {
    let viewModel = try viewModel()
    return changes.flatMap { change in
      change(viewModel)
      return texts
    }
  }

  /// What can be read, without the button, which does nothing here.
  ///
  /// A picture is read by what it shows.
  var texts: [String] {
    window.makeFrame().texts.filter { $0 != "Change location" }
  }

  func show(_ example: Example) {
    places.answerAll(.success(example.place))
    weathers.answerAll(.success(example.weather))
  }

  /// The services that can be reached from the controller by other ways than
  /// its view model.
  var servicesReached: [String] {
    reached(from: controller, depth: 4).sorted()
  }

  private func reached(from object: Any, depth: Int) -> Set<String> {
    if object is any PlaceService { return ["PlaceService"] }
    if object is any WeatherService { return ["WeatherService"] }
    guard depth > 0, !(object is WeatherViewModel), !(object is View) else {
      return []
    }
    return Mirror(reflecting: object).children.reduce(into: []) {
      $0.formUnion(reached(from: $1.value, depth: depth - 1))
    }
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
  let places: HeldPlaces
  let weathers: HeldWeather
  let viewModel: WeatherViewModel
  /// What was looked up before the view was there.
  private(set) var askedBefore: [String] = []
  private(set) var alerts: [String] = []

  init(
    places: HeldPlaces = HeldPlaces(),
    weathers: HeldWeather = HeldWeather()
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
    askedBefore = places.asked
    viewModel.viewDidLoad()
  }

  func show(_ example: Example) {
    places.answerAll(.success(example.place))
    weathers.answerAll(.success(example.weather))
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
