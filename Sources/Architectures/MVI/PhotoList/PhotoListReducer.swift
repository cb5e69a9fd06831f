import Models

/// Decides when to load and to cancel, and what answers and selecting do.
struct PhotoListReducer: Reducer {
  private let detail = PhotoDetailReducer()

  func reduce(
    into state: inout PhotoListState,
    event: PhotoListEvent
  ) -> [Command<PhotoListEffect, PhotoListEvent>] {
    let openedDetail = state.detail?.id
    var commands: [Command<PhotoListEffect, PhotoListEvent>] = []
    switch event {
    case .viewDidLoad, .reloadButtonTapped:
      state.isLoading = true
      commands = [
        .cancellable(.run(.fetchPopularPhotos), id: .load, cancelInFlight: true)
      ]
    case .photoSelected(let id):
      select(id, in: &state)
    case .alertClosed(let number):
      state.alerts.remove(number: number)
    case .rowShown(let row):
      commands = show(row, in: state)
    case .rowGone(let row):
      commands = [.cancel(id: .picture(row: row))]
    case .detail(let event):
      commands = reduceDetail(event, in: &state)
    case .detailClosed:
      state.detail = nil
    case .photosResponse(let answer):
      commands = finishLoading(with: answer, in: &state)
    case .pictureResponse(of: let photoID, .success(let picture?)):
      state.pictures[photoID] = picture
    case .pictureResponse(of: _, .success(nil)),
      .pictureResponse(of: _, .failure):
      // The row keeps its placeholder, and asks again when it shows again.
      break
    }
    // As `ifLet` does in the Composable Architecture.
    if let openedDetail, openedDetail != state.detail?.id {
      commands.append(.cancel(id: .detail))
    }
    return commands
  }

  /// Has the detail decide, while it is open.
  private func reduceDetail(
    _ event: PhotoDetailEvent,
    in state: inout PhotoListState
  ) -> [Command<PhotoListEffect, PhotoListEvent>] {
    detail.reduce(into: &state.detail, event: event).map { command in
      .cancellable(
        command.map(
          effect: PhotoListEffect.detail,
          event: PhotoListEvent.detail
        ),
        id: .detail
      )
    }
  }

  private func finishLoading(
    with answer: Result<[Photo], ServiceError>,
    in state: inout PhotoListState
  ) -> [Command<PhotoListEffect, PhotoListEvent>] {
    state.isLoading = false
    switch answer {
    case .success(let photos):
      let formerRows = state.photos.indices
      state.photos = photos
      state.loadNumber += 1
      state.pictures = [:]
      return formerRows.map { .cancel(id: .picture(row: $0)) }
    case .failure(let error):
      state.alerts.add(.loadFailed(error))
      return []
    }
  }

  private func show(
    _ row: Int,
    in state: PhotoListState
  ) -> [Command<PhotoListEffect, PhotoListEvent>] {
    guard state.photos.indices.contains(row) else { return [] }
    let id = state.photos[row].id
    guard state.pictures[id] == nil else { return [] }
    return [
      .cancellable(
        .run(.fetchPicture(of: id)),
        id: .picture(row: row),
        cancelInFlight: true
      )
    ]
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
