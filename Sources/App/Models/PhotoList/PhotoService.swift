/// Fetches the list of popular photos.
@MainActor
public protocol PhotoService: AnyObject {
  /// All popular photos.
  func fetchPopularPhotos() async throws(ServiceError) -> [Photo]
}
