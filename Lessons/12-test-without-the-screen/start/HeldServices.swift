import Foundation
import Models

/// Keeps every look-up until a test answers it, in whatever order.
final class HeldPlaceService: PlaceService {
  /// All names that were looked up, oldest first.
  private(set) var asked: [String] = []
  private var pending: [(name: String, answer: Completion<Place?>)] = []

  func findPlace(named name: String, completion: @escaping Completion<Place?>) {
    asked.append(name)
    pending.append((name, completion))
  }

  /// Answers the oldest look-up of this name that waits; nil means that there
  /// is no such place.
  func answer(_ name: String, with answer: Result<Place?, ServiceError>) throws
  {
    guard let index = pending.firstIndex(where: { $0.name == name }) else {
      throw NobodyAsked(question: name)
    }
    pending.remove(at: index).answer(answer)
  }
}

/// Keeps every question for weather until a test answers it.
final class HeldWeatherService: WeatherService {
  private var pending: [(place: Place, answer: Completion<Weather>)] = []

  func fetchWeather(at place: Place, completion: @escaping Completion<Weather>)
  {
    pending.append((place, completion))
  }

  /// Answers the oldest question for the weather at this place that waits.
  func answer(_ place: Place, with answer: Result<Weather, ServiceError>) throws
  {
    guard let index = pending.firstIndex(where: { $0.place == place }) else {
      throw NobodyAsked(question: place.name)
    }
    pending.remove(at: index).answer(answer)
  }
}

/// A test answered a question that was not asked, or answered it twice.
struct NobodyAsked: Error, CustomStringConvertible {
  let question: String

  var description: String { "nobody is waiting for \"\(question)\"" }
}

extension Place {
  static let mcGaheysville = Place(
    name: "McGaheysville, VA",
    latitude: 38.4,
    longitude: -78.7
  )
  static let richmond = Place(
    name: "Richmond, VA",
    latitude: 37.5,
    longitude: -77.4
  )
}

extension Weather {
  /// Light rain on 5 January 2018, with a temperature in degrees Fahrenheit.
  static func rain(_ temperature: Double) -> Weather {
    Weather(
      temperature: temperature,
      date: Date(timeIntervalSince1970: 1_515_150_000),
      iconCode: "r01d",
      summary: "Light rain"
    )
  }
}
