import Foundation
import Models

/// Keeps what it is asked until the check answers, in any order.
@MainActor
class Held<Value> {
  private(set) var asked: [String] = []
  private var pending: [Int: Completion<Value>] = [:]

  /// Answers the question of this number, counted from 1.
  func answer(_ number: Int, _ answer: Result<Value, ServiceError>) {
    pending.removeValue(forKey: number)?(answer)
  }

  fileprivate func hold(
    _ question: String,
    _ completion: @escaping Completion<Value>
  ) {
    asked.append(question)
    pending[asked.count] = completion
  }
}

final class HeldPlaces: Held<Place?>, PlaceService {
  func findPlace(
    named name: String,
    completion: @escaping Completion<Place?>
  ) {
    hold(name, completion)
  }
}

final class HeldWeather: Held<Weather>, WeatherService {
  func fetchWeather(
    at place: Place,
    completion: @escaping Completion<Weather>
  ) {
    hold(place.name, completion)
  }
}

extension Place {
  static let home = Place(name: Place.defaultName, latitude: 38, longitude: -79)
  static let richmond = Place(
    name: "Richmond, VA",
    latitude: 38,
    longitude: -77
  )
  static let seoul = Place(name: "Seoul", latitude: 38, longitude: 127)
}

extension Weather {
  static let clouds = weather("Broken clouds")
  static let rain = weather("Light rain")

  private static func weather(_ summary: String) -> Weather {
    Weather(
      temperature: 51,
      date: Date(timeIntervalSince1970: 0),
      iconCode: "c03d",
      summary: summary
    )
  }
}
