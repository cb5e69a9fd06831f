import Models

/// What the list of photos wants done outside.
enum PhotoListEffect: FeatureEffect {
  case fetchPopularPhotos
  case fetchPicture(of: Photo.ID)
  case detail(PhotoDetailEffect)

  /// At most one load is awaited, and one picture for the row of each photo.
  enum Identity: Hashable {
    case load
    case picture(of: Photo.ID)
    case detail(PhotoDetailEffect.Identity)
  }

  var identity: Identity? {
    switch self {
    case .fetchPopularPhotos: .load
    case .fetchPicture(let photoID): .picture(of: photoID)
    case .detail(let effect): effect.identity.map(Identity.detail)
    }
  }
}
