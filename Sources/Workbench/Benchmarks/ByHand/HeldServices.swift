import Models
import WorkbenchKit

/// Services that answer when they are told to, and as often: each answer is
/// one update of the view.
@MainActor
final class HeldServices: PhotoService, PlaceService, WeatherService {
  private(set) var answerPhotos: Completion<[Photo]>?
  private(set) var answerPlace: Completion<Place?>?
  private(set) var answerWeather: Completion<Weather>?

  var dependencies: Dependencies {
    Dependencies(
      person: Person(firstName: "Wasin", lastName: "Thonkaew"),
      photoService: self,
      placeService: self,
      weatherService: self
    )
  }

  func fetchPopularPhotos(completion: @escaping Completion<[Photo]>) {
    answerPhotos = completion
  }

  func findPlace(named name: String, completion: @escaping Completion<Place?>) {
    answerPlace = completion
  }

  func fetchWeather(at place: Place, completion: @escaping Completion<Weather>)
  {
    answerWeather = completion
  }
}
