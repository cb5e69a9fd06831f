import Models
import Pictures

/// The pictures of the rows.
struct PhotoPicturesState: Equatable {
  /// Those that have come, by their photos.
  var kept: [Photo.ID: Picture] = [:]
}

/// What can happen to the picture of a row.
enum PhotoPicturesEvent: Equatable {
  case rowShown(Int, photoID: Photo.ID)
  case rowGone(Int)

  case pictureResponse(of: Photo.ID, Result<Picture?, ServiceError>)
}

/// What the pictures of the rows want done outside.
enum PhotoPicturesEffect: FeatureEffect {
  case fetchPicture(of: Photo.ID, row: Int)
  /// Does nothing but take the place of the row's request, which the store then
  /// cancels.
  case cancel(row: Int)

  /// The row, because a request goes when its row goes.
  var identity: Int? {
    switch self {
    case .fetchPicture(of: _, let row), .cancel(let row): row
    }
  }
}

/// Decides when to ask for the picture of a row, and what becomes of the
/// answer.
struct PhotoPicturesReducer: Reducer {
  func reduce(
    into state: inout PhotoPicturesState,
    event: PhotoPicturesEvent
  ) -> [PhotoPicturesEffect] {
    switch event {
    case .rowShown(let row, let photoID):
      guard state.kept[photoID] == nil else { return [] }
      return [.fetchPicture(of: photoID, row: row)]
    case .rowGone(let row):
      return [.cancel(row: row)]
    case .pictureResponse(of: let photoID, .success(let picture)):
      state.kept[photoID] = picture
      return []
    case .pictureResponse(of: _, .failure):
      // The row keeps its placeholder, and asks again when it shows again.
      return []
    }
  }
}
