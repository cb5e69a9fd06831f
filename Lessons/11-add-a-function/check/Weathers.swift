import Foundation
import HeldServices
import Models

typealias HeldPlaces = HeldServices.HeldPlaces
typealias HeldWeather = HeldServices.HeldWeather

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
