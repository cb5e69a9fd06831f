import Models

/// The photos, which of them is open, and which load is the last.
struct PhotoListState: Equatable {
  var isLoading = false
  var photos: [Photo] = []
  /// The photo of the detail screen; nil where that is not open.
  var openPhoto: Photo?
  var alerts = AlertQueue<PhotoListAlert>()
  var latestLoad = 0
}

/// Why an alert is due.
enum PhotoListAlert: Equatable {
  case loadFailed(ServiceError)
  case notForSale
}

/// What can happen on the screens of the list of photos: what the user does,
/// then what the service answers.
enum PhotoListEvent: Equatable {
  case viewDidLoad
  case reloadButtonTapped
  /// It names the whole photo: two photos may have the same id.
  case photoSelected(Photo)
  case alertClosed(number: Int)
  case detailClosed

  case photosResponse(Result<[Photo], ServiceError>, load: Int)
}

/// What the list of photos wants done outside.
enum PhotoListEffect: FeatureEffect {
  case fetchPopularPhotos(load: Int)
}

/// Decides when to load, what becomes of an answer, and what selecting a
/// photo does.
struct PhotoListReducer: Reducer {
  func reduce(
    into state: inout PhotoListState,
    event: PhotoListEvent
  ) -> [PhotoListEffect] {
    switch event {
    case .viewDidLoad, .reloadButtonTapped:
      state.latestLoad += 1
      state.isLoading = true
      return [.fetchPopularPhotos(load: state.latestLoad)]
    case .photoSelected(let photo):
      select(photo, in: &state)
      return []
    case .alertClosed(let number):
      state.alerts.remove(number: number)
      return []
    case .detailClosed:
      state.openPhoto = nil
      return []
    case .photosResponse(let answer, let load):
      guard load == state.latestLoad else { return [] }
      finishLoading(with: answer, in: &state)
      return []
    }
  }

  private func finishLoading(
    with answer: Result<[Photo], ServiceError>,
    in state: inout PhotoListState
  ) {
    state.isLoading = false
    switch answer {
    case .success(let photos):
      state.photos = photos
    case .failure(let error):
      state.alerts.add(.loadFailed(error))
    }
  }

  private func select(_ photo: Photo, in state: inout PhotoListState) {
    guard state.photos.contains(photo) else { return }
    if photo.isForSale {
      state.openPhoto = photo
    } else {
      state.alerts.add(.notForSale)
    }
  }
}
