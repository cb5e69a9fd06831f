import Models

/// What the list of photos wants done outside.
enum PhotoListEffect: FeatureEffect {
  case fetchPopularPhotos
  case fetchPicture(of: Photo.ID)
  case detail(PhotoDetailEffect)

  /// At most one load is awaited, and one picture for the row of each photo.
  ///
  /// Only one detail is open at a time, so its own identity is enough.
  enum Identity: Equatable {
    case load
    case picture(of: Photo.ID)
    case detail(PhotoDetailEffect.Identity)
  }

  /// The detail of another photo is another child.
  enum Child: Equatable { case detail(Photo.ID) }

  var identity: Identity? {
    switch self {
    case .fetchPopularPhotos: .load
    case .fetchPicture(let photoID): .picture(of: photoID)
    case .detail(let effect): effect.identity.map(Identity.detail)
    }
  }

  var child: Child? {
    switch self {
    case .fetchPopularPhotos, .fetchPicture: nil
    case .detail(.fetchPicture(let photoID)): .detail(photoID)
    }
  }
}
