import Models
import Pictures

/// The photo that the detail screen shows, and its larger picture.
struct PhotoDetailState: Equatable {
  let photo: Photo
  /// Nil until it has come, where there is none and where it fails.
  var picture: Picture?

  var id: Photo.ID { photo.id }
}

/// What can happen on the detail screen, except going back.
enum PhotoDetailEvent: Equatable {
  case viewDidLoad

  case pictureResponse(Result<Picture?, ServiceError>)
}

/// What the detail screen wants done outside.
enum PhotoDetailEffect: FeatureEffect {
  case fetchPicture(of: Photo.ID)
}

/// Decides when to ask for the picture, and what becomes of the answer.
struct PhotoDetailReducer: Reducer {
  func reduce(
    into state: inout PhotoDetailState,
    event: PhotoDetailEvent
  ) -> [Command<PhotoDetailEffect, PhotoDetailEvent>] {
    switch event {
    case .viewDidLoad:
      return [.run(.fetchPicture(of: state.photo.id))]
    case .pictureResponse(.success(let picture)):
      state.picture = picture
      return []
    case .pictureResponse(.failure):
      // The placeholder says enough.
      return []
    }
  }
}
