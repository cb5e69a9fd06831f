import Models

/// Keeps every question until the check answers it.
final class PlacesByHand: PlaceService {
  private(set) var asked: [String] = []
  /// Is called while a question is asked.
  var whenAsked: (() -> Void)?
  private var waiting: [Completion<Place?>] = []

  func findPlace(
    named name: String,
    completion: @escaping Completion<Place?>
  ) {
    asked.append(name)
    waiting.append(completion)
    whenAsked?()
  }

  func answer(_ answer: Result<Place?, ServiceError>) {
    let completions = waiting
    waiting = []
    completions.forEach { $0(answer) }
  }
}

/// Keeps every question until the check answers it.
final class WeathersByHand: WeatherService {
  private(set) var asked: [String] = []
  private var waiting: [Completion<Weather>] = []

  func fetchWeather(
    at place: Place,
    completion: @escaping Completion<Weather>
  ) {
    asked.append(place.name)
    waiting.append(completion)
  }

  func answer(_ answer: Result<Weather, ServiceError>) {
    let completions = waiting
    waiting = []
    completions.forEach { $0(answer) }
  }
}
