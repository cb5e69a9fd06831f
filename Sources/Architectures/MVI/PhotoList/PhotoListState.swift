import Models
import Pictures

/// The photos, their pictures, and which of them is open.
struct PhotoListState: Equatable {
  var isLoading = false
  var photos: [Photo] = []
  /// Counts the loads that succeeded.
  ///
  /// After each, the table makes its rows anew, and each asks for its picture,
  /// even where the photos are the same.
  var loadNumber = 0
  /// The pictures that have come since the last load.
  var pictures: [Photo.ID: Picture] = [:]
  /// What the detail screen shows; nil where that is not open.
  var detail: PhotoDetailState?
  var alerts = AlertQueue<PhotoListAlert>()
}

/// Why an alert is due.
enum PhotoListAlert: Equatable {
  case loadFailed(ServiceError)
  case notForSale
}

/// What can happen on the screens of the list of photos: that the list has
/// loaded, what the user does, which rows come and go, what happens on the
/// detail screen, then what the services answer.
enum PhotoListEvent: Equatable {
  case viewDidLoad
  case reloadButtonTapped
  case photoSelected(id: Photo.ID)
  case alertClosed(number: Int)
  case rowShown(Int)
  case rowGone(Int)
  case detail(PhotoDetailEvent)
  case detailClosed

  case photosResponse(Result<[Photo], ServiceError>)
  case pictureResponse(of: Photo.ID, Result<Picture?, ServiceError>)
}

/// What the list of photos wants done outside.
enum PhotoListEffect: FeatureEffect {
  case fetchPopularPhotos
  case fetchPicture(of: Photo.ID)
  case detail(PhotoDetailEffect)

  enum CancelID: Hashable {
    case load
    /// The picture of a row. Several rows can have the same photo.
    case picture(row: Int)
    /// All effects of the detail.
    case detail
  }
}
