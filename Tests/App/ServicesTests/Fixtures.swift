import Foundation
import Models
import Services

/// A place with some weather.
func sample(
  _ name: String,
  latitude: Double = 0,
  delay: Duration = .usualAnswer
) -> SampleWeather {
  SampleWeather(
    place: Place(name: name, latitude: latitude, longitude: 0),
    delay: delay,
    weather: Weather(
      temperature: 20,
      date: Date(timeIntervalSince1970: 0),
      iconCode: "c01d",
      summary: name
    )
  )
}
