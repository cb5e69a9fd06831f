import Models

/// The photos, and which of them is open.
struct PhotoListState: Equatable {
  var isLoading = false
  var photos: [Photo] = []
  /// The photo of the detail screen; nil where that is not open.
  var openPhoto: Photo?
  var alerts = AlertQueue<PhotoListAlert>()
}

/// Why an alert is due.
enum PhotoListAlert: Equatable {
  case loadFailed(ServiceError)
  case notForSale
}

/// What can happen on the screens of the list of photos: that the list has
/// loaded, what the user does, then what the service answers.
enum PhotoListEvent: Equatable {
  case viewDidLoad
  case reloadButtonTapped
  /// A row's id, which is the photo's place in the list.
  case photoSelected(id: Int)
  case alertClosed(number: Int)
  case detailClosed

  case photosResponse(Result<[Photo], ServiceError>)
}

/// What the list of photos wants done outside.
enum PhotoListEffect: FeatureEffect {
  case fetchPopularPhotos

  /// A new load cancels the one before.
  enum Identity { case load }

  var identity: Identity? { .load }
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
      state.isLoading = true
      return [.fetchPopularPhotos]
    case .photoSelected(let id):
      select(id, in: &state)
      return []
    case .alertClosed(let number):
      state.alerts.remove(number: number)
      return []
    case .detailClosed:
      state.openPhoto = nil
      return []
    case .photosResponse(let answer):
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

  private func select(_ id: Int, in state: inout PhotoListState) {
    guard state.photos.indices.contains(id) else { return }
    let photo = state.photos[id]
    if photo.isForSale {
      state.openPhoto = photo
    } else {
      state.alerts.add(.notForSale)
    }
  }
}
