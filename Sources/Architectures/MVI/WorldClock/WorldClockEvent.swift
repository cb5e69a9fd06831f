import Models

/// What can happen on the world clock: what the user does, then what the
/// service answers.
///
/// It must not know what follows from it.
enum WorldClockEvent: Equatable {
  case viewDidLoad
  case yesterdayButtonTapped
  case nowButtonTapped
  case tomorrowButtonTapped
  case alertClosed(number: Int)

  case timeResponse(Result<WorldTime, ServiceError>, load: Int)
}
