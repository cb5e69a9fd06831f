import Models

/// Decides when to load, what becomes of an answer, and when the day moves.
///
/// It must know only state and event.
struct WorldClockReducer: Reducer {
  func reduce(
    into state: inout WorldClockState,
    event: WorldClockEvent
  ) -> [WorldClockEffect] {
    switch event {
    case .viewDidLoad, .nowButtonTapped:
      return startLoading(in: &state)
    case .yesterdayButtonTapped:
      guard let yesterday = state.yesterday else { return [] }
      state.report = yesterday
      return []
    case .tomorrowButtonTapped:
      guard let tomorrow = state.tomorrow else { return [] }
      state.report = tomorrow
      return []
    case .alertClosed(let number):
      state.alerts.remove(number: number)
      return []
    case .timeResponse(let answer, let load):
      guard load == state.latestLoad else { return [] }
      finishLoading(with: answer, in: &state)
      return []
    }
  }

  private func startLoading(
    in state: inout WorldClockState
  ) -> [WorldClockEffect] {
    state.latestLoad += 1
    state.isLoading = true
    return [.fetchTime(load: state.latestLoad)]
  }

  private func finishLoading(
    with answer: Result<WorldTime, ServiceError>,
    in state: inout WorldClockState
  ) {
    state.isLoading = false
    switch answer {
    case .success(let time):
      state.report = WorldTimeReport(time: time)
    case .failure(let error):
      state.alerts.add(title: "Alert", message: error.message)
    }
  }
}
