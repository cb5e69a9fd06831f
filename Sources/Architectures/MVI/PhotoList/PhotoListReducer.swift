import Models

/// The photos, their pictures, and which of them is open.
struct PhotoListState: Equatable {
  var isLoading = false
  var photos: [Photo] = []
  /// A new one with each load that succeeds, for all rows are new then, even
  /// where the photos are the same.
  var listNumber = 0
  var pictures = PhotoPicturesState()
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
/// loaded, what the user does, what happens to pictures and on the detail
/// screen, then what the service answers.
enum PhotoListEvent: Equatable {
  case viewDidLoad
  case reloadButtonTapped
  case photoSelected(atRow: Int)
  case alertClosed(number: Int)
  case pictures(PhotoPicturesEvent)
  case detail(PhotoDetailEvent)
  case detailClosed

  case photosResponse(Result<[Photo], ServiceError>)
}

/// What the list of photos wants done outside.
enum PhotoListEffect: FeatureEffect {
  case fetchPopularPhotos
  case pictures(PhotoPicturesEffect)
  case detail(PhotoDetailEffect)

  /// A new load cancels the one before.
  enum Identity: Hashable { case load, picture(row: Int), detail }

  var identity: Identity? {
    switch self {
    case .fetchPopularPhotos: .load
    case .pictures(let effect): effect.identity.map(Identity.picture)
    case .detail: .detail
    }
  }
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
    case .photoSelected(let row):
      select(row, in: &state)
      return []
    case .alertClosed(let number):
      state.alerts.remove(number: number)
      return []
    case .pictures(let event):
      return PhotoPicturesReducer()
        .reduce(into: &state.pictures, event: event)
        .map(PhotoListEffect.pictures)
    case .detail(let event):
      return PhotoDetailReducer()
        .reduce(into: &state.detail, event: event)
        .map(PhotoListEffect.detail)
    case .detailClosed:
      state.detail = nil
      return [.detail(.cancel)]
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
      state.listNumber += 1
      state.pictures = PhotoPicturesState()
    case .failure(let error):
      state.alerts.add(.loadFailed(error))
    }
  }

  private func select(_ row: Int, in state: inout PhotoListState) {
    guard state.photos.indices.contains(row) else { return }
    let photo = state.photos[row]
    if photo.isForSale {
      state.detail = PhotoDetailState(photo: photo)
    } else {
      state.alerts.add(.notForSale)
    }
  }
}
