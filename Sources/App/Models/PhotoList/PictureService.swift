import Pictures

/// Fetches the pictures of photos.
@MainActor
public protocol PictureService: AnyObject {
  /// The picture of the photo with that identity; nil where it has none.
  func fetchPicture(
    of id: Photo.ID,
    size: PictureSize
  ) async throws(ServiceError) -> Picture?
}

/// How large a picture is wanted.
public enum PictureSize: Sendable, CaseIterable {
  /// For a row of the list.
  case row
  /// For a screen of its own.
  case detail

  public var columns: Int {
    switch self {
    case .row: 8
    case .detail: 24
    }
  }

  public var rows: Int {
    switch self {
    case .row: 3
    case .detail: 9
    }
  }
}
