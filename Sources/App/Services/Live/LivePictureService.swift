import Models
import Pictures

/// Knows no pictures: a live service names where a photograph lies, and what
/// lies there is no picture of cells.
public final class LivePictureService: PictureService {
  public init() {}

  public func fetchPicture(
    of id: Photo.ID,
    size: PictureSize
  ) async throws(ServiceError) -> Picture? { nil }
}
