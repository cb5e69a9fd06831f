/// A place on Earth that a weather service can be asked about.
public struct Place: Equatable, Sendable {
  /// The place that the weather feature starts with.
  public static let defaultName = "McGaheysville, VA"

  public var name: String
  /// Degrees north of the equator.
  public var latitude: Double
  /// Degrees east of Greenwich.
  public var longitude: Double

  public init(name: String, latitude: Double, longitude: Double) {
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
  }
}
