import Models

/// Decides when to load, what becomes of an answer, and what selecting a
/// photo does.
///
/// It must know only state and event.
struct PhotoListReducer: Reducer {
  func reduce(
    into state: inout PhotoListState,
    event: PhotoListEvent
  ) -> [PhotoListEffect] {
    switch event {
    case .viewDidLoad, .reloadButtonTapped:
      return startLoading(in: &state)
    case .photoSelected(let row):
      guard state.rows.indices.contains(row) else { return [] }
      select(state.rows[row], in: &state)
      return []
    case .alertClosed(let number):
      state.alerts.remove(number: number)
      return []
    case .detailClosed:
      state.detail = nil
      return []
    case .photosResponse(let answer, let load):
      guard load == state.latestLoad else { return [] }
      finishLoading(with: answer, in: &state)
      return []
    }
  }

  private func startLoading(in state: inout PhotoListState) -> [PhotoListEffect]
  {
    state.latestLoad += 1
    state.isLoading = true
    return [.fetchPopularPhotos(load: state.latestLoad)]
  }

  private func finishLoading(
    with answer: Result<[Photo], ServiceError>,
    in state: inout PhotoListState
  ) {
    state.isLoading = false
    switch answer {
    case .success(let photos):
      state.rows = photos.map(PhotoRow.init)
    case .failure(let error):
      state.alerts.add(title: "Alert", message: error.message)
    }
  }

  private func select(_ row: PhotoRow, in state: inout PhotoListState) {
    if row.isForSale {
      state.detail = row.detail
    } else {
      state.alerts.add(
        title: "Not for sale",
        message: "This item is not for sale"
      )
    }
  }
}
