/// Finds places by name.
@MainActor
public protocol PlaceService: AnyObject {
  /// The place of that name; nil where there is none.
  func findPlace(named name: String) async throws(ServiceError) -> Place?
}
