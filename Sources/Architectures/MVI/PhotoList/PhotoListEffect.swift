import Models

/// What the list of photos wants done outside.
enum PhotoListEffect: FeatureEffect {
  case fetchPopularPhotos
  case fetchPicture(of: Photo.ID)
  case detail(PhotoDetailEffect)

  /// At most one load is awaited, and one picture for the row of each photo.
  ///
  /// The detail of another photo is another child.
  enum Identity: Hashable {
    case load
    case picture(of: Photo.ID)
    case detail(of: Photo.ID)
  }

  var identity: Identity? {
    switch self {
    case .fetchPopularPhotos: .load
    case .fetchPicture(let photoID): .picture(of: photoID)
    case .detail: nil
    }
  }
}
