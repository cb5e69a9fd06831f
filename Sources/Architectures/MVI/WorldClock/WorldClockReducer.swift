import Models

/// The time, and which load is the last.
struct WorldClockState: Equatable {
  var isLoading = false
  /// The time that was shown last; nil where there was none.
  var time: WorldTime?
  var alerts = AlertQueue<WorldClockAlert>()
  var latestLoad = 0

  /// The shown time a day earlier; nil while a time is being loaded, where
  /// there is none, and where that day is not in the years 1 to 9999.
  var yesterday: WorldTime? { isLoading ? nil : time?.dayEarlier }

  /// The shown time a day later; nil in the same cases.
  var tomorrow: WorldTime? { isLoading ? nil : time?.dayLater }

  var canShowYesterday: Bool { yesterday != nil }

  var canShowTomorrow: Bool { tomorrow != nil }
}

/// Why an alert is due.
enum WorldClockAlert: Equatable {
  case loadFailed(ServiceError)
}

/// What can happen on the world clock: what the user does, then what the
/// service answers.
enum WorldClockEvent: Equatable {
  case viewDidLoad
  case yesterdayButtonTapped
  case nowButtonTapped
  case tomorrowButtonTapped
  case alertClosed(number: Int)

  case timeResponse(Result<WorldTime, ServiceError>, load: Int)
}

/// What the world clock wants done outside.
enum WorldClockEffect: FeatureEffect {
  case fetchTime(load: Int)
}

/// Decides when to load, what becomes of an answer, and when the day moves.
struct WorldClockReducer: Reducer {
  func reduce(
    into state: inout WorldClockState,
    event: WorldClockEvent
  ) -> [WorldClockEffect] {
    switch event {
    case .viewDidLoad, .nowButtonTapped:
      state.latestLoad += 1
      state.isLoading = true
      return [.fetchTime(load: state.latestLoad)]
    case .yesterdayButtonTapped:
      guard let yesterday = state.yesterday else { return [] }
      state.time = yesterday
      return []
    case .tomorrowButtonTapped:
      guard let tomorrow = state.tomorrow else { return [] }
      state.time = tomorrow
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

  private func finishLoading(
    with answer: Result<WorldTime, ServiceError>,
    in state: inout WorldClockState
  ) {
    state.isLoading = false
    switch answer {
    case .success(let time):
      state.time = time
    case .failure(let error):
      state.alerts.add(.loadFailed(error))
    }
  }
}
