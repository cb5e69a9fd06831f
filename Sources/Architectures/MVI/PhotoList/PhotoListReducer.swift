import Models
import Pictures

/// The photos, their pictures, and which of them is open.
struct PhotoListState: Equatable {
  var isLoading = false
  var photos: [Photo] = []
  /// Counts the loads that succeeded, for the rows of another load are new ones
  /// even where the photos are the same.
  var loadNumber = 0
  /// Those that have come since the photos did.
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
  case rowShown(photoID: Photo.ID)
  case rowGone(photoID: Photo.ID)
  case detail(PhotoDetailEvent)
  case detailClosed

  case photosResponse(Result<[Photo], ServiceError>)
  case pictureResponse(of: Photo.ID, Result<Picture?, ServiceError>)
}

/// Decides when to load and to cancel, and what answers and selecting do.
struct PhotoListReducer: Reducer {
  /// Decides for the detail, while that is open.
  private let detail = PhotoDetailReducer()

  func reduce(
    into state: inout PhotoListState,
    event: PhotoListEvent
  ) -> [Command<PhotoListEffect, PhotoListEvent>] {
    switch event {
    case .viewDidLoad, .reloadButtonTapped:
      state.isLoading = true
      return [.run(.fetchPopularPhotos)]
    case .photoSelected(let id):
      select(id, in: &state)
    case .alertClosed(let number):
      state.alerts.remove(number: number)
    case .rowShown(let photoID):
      guard state.pictures[photoID] == nil else { return [] }
      return [.run(.fetchPicture(of: photoID))]
    case .rowGone(let photoID):
      return [.cancel(id: .picture(of: photoID))]
    case .detail(let event):
      return detail.reduce(into: &state.detail, event: event).map { command in
        command.map(
          effect: PhotoListEffect.detail,
          identity: PhotoListEffect.Identity.detail,
          event: PhotoListEvent.detail
        )
      }
    case .detailClosed:
      state.detail = nil
      return PhotoDetailEffect.Identity.allCases.map {
        .cancel(id: .detail($0))
      }
    case .photosResponse(let answer):
      finishLoading(with: answer, in: &state)
    case .pictureResponse(of: let photoID, .success(let picture?)):
      state.pictures[photoID] = picture
    case .pictureResponse(of: _, .success(nil)),
      .pictureResponse(of: _, .failure):
      // The row keeps its placeholder, and asks again when it shows again.
      break
    }
    return []
  }

  private func finishLoading(
    with answer: Result<[Photo], ServiceError>,
    in state: inout PhotoListState
  ) {
    state.isLoading = false
    switch answer {
    case .success(let photos):
      state.photos = photos
      state.loadNumber += 1
      state.pictures = [:]
    case .failure(let error):
      state.alerts.add(.loadFailed(error))
    }
  }

  private func select(_ id: Photo.ID, in state: inout PhotoListState) {
    let photo = state.photos.first { $0.id == id }
    // An open detail covers the list.
    guard let photo, state.detail == nil else { return }
    if photo.isForSale {
      state.detail = PhotoDetailState(photo: photo)
    } else {
      state.alerts.add(.notForSale)
    }
  }
}
