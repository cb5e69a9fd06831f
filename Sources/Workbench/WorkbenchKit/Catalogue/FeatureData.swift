import Models
import Services

/// What the sample services answer with.
///
/// A feature fills in its own part and leaves the others empty.
public struct FeatureData: Sendable {
  public var person: Person
  public var photos: [Photo]
  public var weather: [SampleWeather]

  public init(
    person: Person = Person(firstName: "", lastName: ""),
    photos: [Photo] = [],
    weather: [SampleWeather] = []
  ) {
    self.person = person
    self.photos = photos
    self.weather = weather
  }
}
