import Foundation
import Models
import Services
import WorkbenchKit

extension Scenario {
  static let weather =
    weatherOutputs + weatherLoading + weatherFailures + weatherLocation
    + weatherAll
}

extension FeatureData {
  static func weather(_ samples: SampleWeather...) -> FeatureData {
    weather(samples)
  }
}

extension SampleWeather {
  /// The weather of a place, by default of the one that is looked up first.
  ///
  /// The date is Monday, the 28th of August 2017, at 17:00 UTC.
  init(
    _ name: String = Place.defaultName,
    _ temperature: Double = 75.5,
    icon: String = "c03d",
    summary: String = "Broken clouds",
    at seconds: TimeInterval = 1_503_939_600,
    delay: Duration = .milliseconds(400)
  ) {
    self.init(
      place: Place(name: name, latitude: 38.36, longitude: -78.72),
      delay: delay,
      weather: Weather(
        temperature: temperature,
        date: Date(timeIntervalSince1970: seconds),
        iconCode: icon,
        summary: summary
      )
    )
  }
}
