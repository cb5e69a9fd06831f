import Foundation
import Models

/// Will look the place up, load its weather, and say in words what to show.
///
/// It must not know who listens.
@MainActor
final class WeatherViewModel {
  let city = Box("")
  let date = Box("")
  let iconCode = Box<String?>(nil)
  let currentSummary = Box("")
  let forecastSummary = Box("")
  var showAlert: ((_ title: String, _ message: String) -> Void)?
  private let placeService: any PlaceService
  private let weatherService: any WeatherService

  init(placeService: any PlaceService, weatherService: any WeatherService) {
    self.placeService = placeService
    self.weatherService = weatherService
  }

  /// The view is there and wants something to show.
  func viewDidLoad() {
    // Nobody calls this yet.
  }
}
