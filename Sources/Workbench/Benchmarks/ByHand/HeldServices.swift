import Models
import WorkbenchKit

/// Services that answer when they are told to, and as often: each answer is
/// one update of the view.
@MainActor
final class HeldServices: PlaceService, WeatherService {
  private(set) var answerPlace: Completion<Place?>?
  private(set) var answerWeather: Completion<Weather>?

  /// What a weather screen is given.
  var needs: (any PlaceService, any WeatherService) { (self, self) }

  func findPlace(named name: String, completion: @escaping Completion<Place?>) {
    answerPlace = completion
  }

  func fetchWeather(at place: Place, completion: @escaping Completion<Weather>)
  {
    answerWeather = completion
  }
}
