import ConsoleUI
import Foundation
import Models
import WorkbenchKit

extension Benchmark {
  /// What an update of the weather takes in each architecture, against a
  /// program of the same pattern, written by hand in the fewest lines.
  ///
  /// Nothing is drawn. Both word what they show in the same way.
  static func weatherUpdates(of catalogue: Catalogue) -> [Benchmark] {
    guard let feature = catalogue.feature(named: "weather") else { return [] }
    return catalogue.variants(of: feature).flatMap { variant in
      let group = "update in \(variant.name)"
      let floor = "by hand"
      let minimal = WeatherByHand.screens[variant.architecture.name].map {
        update(group, floor, nil, screen: $0)
      }
      let own = update(
        group,
        variant.name,
        minimal.map { _ in floor },
        screen: variant.screen
      )
      return [minimal, own].compactMap(\.self)
    }
  }

  private static func update(
    _ group: String,
    _ name: String,
    _ floor: String?,
    screen: ScreenFactory
  ) -> Benchmark {
    Benchmark(group, name, floor: floor, unitsPerRepetition: 2) {
      let services = HeldServices()
      let window = window(with: screen, services)
      let perform = try answeringWeather(services)
      return { count in
        for _ in 0..<2 * count { perform() }
        Sink.take(window)
      }
    }
  }

  /// A screen as it is before its first answers.
  static func window(
    with screen: ScreenFactory,
    _ services: HeldServices
  ) -> Window {
    let window = Window(
      size: Session.standardSize,
      rootViewController: NavigationController(
        rootViewController: screen.makeScreen(services.needs)
      )
    )
    window.makeVisible()
    window.layoutIfNeeded()
    return window
  }

  /// Gives what updates a screen once.
  static func answeringWeather(
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
