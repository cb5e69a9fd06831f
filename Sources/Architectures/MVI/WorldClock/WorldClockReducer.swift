import Models

/// The time, and whether another is being loaded.
struct WorldClockState: Equatable {
  var isLoading = false
  /// The time that was shown last; nil where there was none.
  var time: WorldTime?
  var alerts = AlertQueue<WorldClockAlert>()

  /// The shown time a day earlier; nil while a time is being loaded, where
  /// there is none, and where that day is not in the years 1 to 9999.
  var yesterday: WorldTime? { isLoading ? nil : time?.dayEarlier }

  /// The shown time a day later; nil in the same cases.
  var tomorrow: WorldTime? { isLoading ? nil : time?.dayLater }
}

/// Why an alert is due.
enum WorldClockAlert: Equatable {
  case loadFailed(ServiceError)
}

/// What can happen on the world clock: that it has loaded, what the user does,
/// then what the service answers.
enum WorldClockEvent: Equatable {
  case viewDidLoad
  case yesterdayButtonTapped
  case nowButtonTapped
  case tomorrowButtonTapped
  case alertClosed(number: Int)

  case timeResponse(Result<WorldTime, ServiceError>)
}

/// What the world clock wants done outside.
enum WorldClockEffect: FeatureEffect {
  case fetchTime

  enum CancelID { case load }
}

/// Decides when to load, what becomes of an answer, and when the day moves.
struct WorldClockReducer: Reducer {
  func reduce(
    into state: inout WorldClockState,
    event: WorldClockEvent
  ) -> [Command<WorldClockEffect, WorldClockEvent>] {
    switch event {
    case .viewDidLoad, .nowButtonTapped:
      state.isLoading = true
      return [.cancellable(.run(.fetchTime), id: .load, cancelInFlight: true)]
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
    case .timeResponse(let answer):
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
