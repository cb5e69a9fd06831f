import Models

/// Everything that a screen can be given from outside.
@MainActor
public struct Dependencies {
  public let person: Person
  public let photoService: any PhotoService
  public let placeService: any PlaceService
  public let weatherService: any WeatherService

  public init(
    person: Person,
    photoService: any PhotoService,
    placeService: any PlaceService,
    weatherService: any WeatherService
  ) {
    self.person = person
    self.photoService = photoService
    self.placeService = placeService
    self.weatherService = weatherService
  }
}
