import Foundation
import Jobs
import Models

/// Keeps every look-up until a test answers it, in whatever order.
final class HeldPlaceService: PlaceService {
  private var names: [String] = []
  private var pending: [(name: String, asking: Asking<Place?>)] = []

  /// All names that were looked up, oldest first.
  var asked: [String] {
    JobQueue.settle()
    return names
  }

  func findPlace(named name: String) async throws(ServiceError) -> Place? {
    names.append(name)
    return try await withCheckedContinuation { asking in
      pending.append((name, asking))
    }.get()
  }

  /// Answers the oldest look-up of this name that waits; nil means that there
  /// is no such place.
  func answer(_ name: String, with answer: Result<Place?, ServiceError>) throws
  {
    JobQueue.settle()
    guard let index = pending.firstIndex(where: { $0.name == name }) else {
      throw NobodyAsked(question: name)
    }
    pending.remove(at: index).asking.resume(returning: answer)
    JobQueue.settle()
  }
}

/// Keeps every question for weather until a test answers it.
final class HeldWeatherService: WeatherService {
  private var pending: [(place: Place, asking: Asking<Weather>)] = []

  func fetchWeather(at place: Place) async throws(ServiceError) -> Weather {
    try await withCheckedContinuation { asking in
      pending.append((place, asking))
    }.get()
  }

  /// Answers the oldest question for the weather at this place that waits.
  func answer(_ place: Place, with answer: Result<Weather, ServiceError>) throws
  {
    JobQueue.settle()
    guard let index = pending.firstIndex(where: { $0.place == place }) else {
      throw NobodyAsked(question: place.name)
    }
    pending.remove(at: index).asking.resume(returning: answer)
    JobQueue.settle()
  }
}

/// A task that has asked, and goes on when it is given an answer.
private typealias Asking<Value> =
  CheckedContinuation<Result<Value, ServiceError>, Never>

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
