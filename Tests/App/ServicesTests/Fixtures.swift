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

/// What is said of a number that no type of Swift can hold.
let beyondAllNumbers = "a number that is too large or too close to 0"
