/// Fetches the list of popular photos.
@MainActor
public protocol PhotoService: AnyObject {
  /// Asks for all popular photos; the answer never comes inside the call.
  func fetchPopularPhotos(completion: @escaping Completion<[Photo]>)
}
