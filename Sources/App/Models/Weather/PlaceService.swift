/// Finds places by name.
@MainActor
public protocol PlaceService: AnyObject {
  /// Looks a place up; a place that does not exist is the answer nil.
  ///
  /// The answer never comes inside the call.
  func findPlace(
    named name: String,
    completion: @escaping Completion<Place?>
  )
}
