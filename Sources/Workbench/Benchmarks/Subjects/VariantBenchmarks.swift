import ConsoleUI
import Foundation
import Models
import WorkbenchKit

extension Benchmark {
  /// What an update of the screen takes in each variant, against a program of
  /// the same pattern, written by hand in the fewest lines.
  ///
  /// Nothing is drawn. Both word what they show in the same way.
  static func variantUpdates(of catalogue: Catalogue) -> [Benchmark] {
    screensByHand.flatMap { feature, byHand, update in
      let variants = catalogue.variants.filter { $0.feature == feature }
      return variants.flatMap { variant -> [Benchmark] in
        guard let screen = variant.architecture.screens[feature] else {
          return []
        }
        let group = "update in \(variant.name)"
        let floor = "by hand"
        let minimal = byHand[variant.architecture.name].map {
          Self.update(group, floor, nil, screen: $0, update)
        }
        let own = Self.update(
          group,
          variant.name,
          minimal.map { _ in floor },
          screen: screen,
          update
        )
        return [minimal, own].compactMap(\.self)
      }
    }
  }

  /// Gives what updates a screen once, from its window and its services.
  typealias Update = @MainActor (Window, HeldServices) throws -> () -> Void

  /// The features, by the architecture's name their screens by hand, and what
  /// an update of them is.
  static var screensByHand:
    [(Feature, [String: Architecture.ScreenFactory], Update)]
  {
    [
      (.greeting, GreetingByHand.screens, tapping),
      (.photoList, PhotoListByHand.screens, answeringPhotos),
      (.weather, WeatherByHand.screens, answeringWeather),
    ]
  }

  private static func update(
    _ group: String,
    _ name: String,
    _ floor: String?,
    screen: @escaping Architecture.ScreenFactory,
    _ update: @escaping Update
  ) -> Benchmark {
    Benchmark(group, name, floor: floor, unitsPerRepetition: 2) {
      let services = HeldServices()
      let window = window(with: screen, services)
      let perform = try update(window, services)
      return { count in
        for _ in 0..<2 * count { perform() }
        Sink.take(window)
      }
    }
  }

  /// A screen as it is before its first answers.
  static func window(
    with screen: Architecture.ScreenFactory,
    _ services: HeldServices
  ) -> Window {
    let window = Window(
      size: Session.standardSize,
      rootViewController: NavigationController(
        rootViewController: screen(services.dependencies)
      )
    )
    window.makeVisible()
    window.layoutIfNeeded()
    return window
  }

  private static func tapping(
    _ window: Window,
    _ services: HeldServices
  ) throws -> () -> Void {
    guard let button = window.buttons.first else {
      throw MissingPart("a button")
    }
    return { button.sendActions() }
  }

  /// A new list, and the rows on the screen of it.
  private static func answeringPhotos(
    _ window: Window,
    _ services: HeldServices
  ) throws -> () -> Void {
    guard let answer = services.answerPhotos else {
      throw MissingPart("a request for photos")
    }
    let photos = Photo.many(100)
    let lists = [photos, photos.reversed()]
    var turn = 0
    return {
      turn = 1 - turn
      answer(.success(lists[turn]))
      window.layoutIfNeeded()
    }
  }

  private static func answeringWeather(
    _ window: Window,
    _ services: HeldServices
  ) throws -> () -> Void {
    let place = Place(name: "Here", latitude: 0, longitude: 0)
    services.answerPlace?(.success(place))
    guard let answer = services.answerWeather else {
      throw MissingPart("a request for the weather")
    }
    let weather = [("c03d", "Broken clouds", 24.0), ("c01n", "Clear", 71)].map {
      Weather(
        temperature: $2,
        date: Date(timeIntervalSince1970: $2 * 86_400),
        iconCode: $0,
        summary: $1
      )
    }
    var turn = 0
    return {
      turn = 1 - turn
      answer(.success(weather[turn]))
    }
  }
}

/// What a benchmark needs and a screen does not have.
struct MissingPart: Error, CustomStringConvertible {
  let description: String

  init(_ part: String) {
    description = "the screen has not \(part)"
  }
}
