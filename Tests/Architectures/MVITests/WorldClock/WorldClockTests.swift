import Models
import TestSupport
import Testing

@testable import MVI

struct WorldClockTests {
  private var state = WorldClockState()
  private var commands: [Command<WorldClockEffect, WorldClockEvent>] = []

  init() {
    send(.viewDidLoad)
  }

  @Test func nothingIsLoadedBeforeTheScreenShows() {
    let state = WorldClockState()
    #expect(state.timeText == "--")
  }

  @Test func theTimeIsLoadedFromTheStart() {
    #expect(
      commands == [
        .cancellable(.run(.fetchTime), id: .load, cancelInFlight: true)
      ]
    )
    #expect(state.timeText == "Loading..")
    #expect(!state.canShowYesterday)
    #expect(!state.canShowTomorrow)
  }

  @Test mutating func theTimeShowsWhenItIsKnown() {
    send(.timeResponse(.success(.sunday)))
    #expect(state.timeText == "2021-09-26 05:05 UTC")
    #expect(state.canShowYesterday)
    #expect(state.canShowTomorrow)
    #expect(state.alerts.due == [])
  }

  @Test mutating func nowLoadsTheTimeAgain() {
    send(.timeResponse(.success(.sunday)))
    send(.nowButtonTapped)
    #expect(
      commands == [
        .cancellable(.run(.fetchTime), id: .load, cancelInFlight: true)
      ]
    )
    #expect(state.timeText == "Loading..")
    #expect(!state.canShowYesterday)
    #expect(!state.canShowTomorrow)
    send(.timeResponse(.success(.monday)))
    #expect(state.timeText == "2021-09-27 17:30 UTC")
    #expect(state.canShowYesterday)
    #expect(state.canShowTomorrow)
  }

  @Test(arguments: [
    (ServiceError.noNetwork, "No Network"),
    (.overloaded, "Server is overloaded"),
    (.permissionDenied, "You don't have permission"),
    (.unreadable, "The server's answer could not be read"),
  ])
  mutating func aFailedLoadSaysWhy(error: ServiceError, message: String) {
    send(.timeResponse(.failure(error)))
    #expect(state.timeText == "--")
    #expect(!state.canShowYesterday)
    #expect(!state.canShowTomorrow)
    #expect(state.alerts.due.map(\.title) == ["Alert"])
    #expect(state.alerts.due.map(\.message) == [message])
  }

  @Test mutating func aFailedLoadLeavesTheTimeThatShowedLast() {
    send(.timeResponse(.success(.sunday)))
    send(.yesterdayButtonTapped)
    send(.nowButtonTapped)
    send(.timeResponse(.failure(.noNetwork)))
    #expect(state.timeText == "2021-09-25 05:05 UTC")
    #expect(state.canShowYesterday)
    #expect(state.canShowTomorrow)
  }

  @Test mutating func theTimeMovesByDaysWithoutALoad() {
    send(.timeResponse(.success(.sunday)))
    send(.yesterdayButtonTapped)
    #expect(state.timeText == "2021-09-25 05:05 UTC")
    send(.tomorrowButtonTapped)
    send(.tomorrowButtonTapped)
    #expect(state.timeText == "2021-09-27 05:05 UTC")
    #expect(commands == [])
  }

  @Test mutating func theTimeDoesNotMoveWhileOneIsLoaded() {
    send(.timeResponse(.success(.sunday)))
    send(.nowButtonTapped)
    send(.yesterdayButtonTapped)
    #expect(state.timeText == "Loading..")
    send(.tomorrowButtonTapped)
    send(.tomorrowButtonTapped)
    #expect(state.timeText == "Loading..")
    send(.timeResponse(.failure(.noNetwork)))
    #expect(state.timeText == "2021-09-26 05:05 UTC")
  }

  @Test mutating func withoutATimeNoneMoves() {
    send(.timeResponse(.failure(.noNetwork)))
    send(.yesterdayButtonTapped)
    send(.tomorrowButtonTapped)
    #expect(state.timeText == "--")
  }

  @Test mutating func theFirstDayHasNoneBefore() {
    send(.timeResponse(.success(.earliest)))
    #expect(!state.canShowYesterday)
    #expect(state.canShowTomorrow)
    send(.yesterdayButtonTapped)
    #expect(state.timeText == "0001-01-01 00:00 UTC")
    send(.tomorrowButtonTapped)
    #expect(state.canShowYesterday)
  }

  @Test mutating func theLastDayHasNoneAfter() {
    send(.timeResponse(.success(.latest)))
    #expect(state.canShowYesterday)
    #expect(!state.canShowTomorrow)
    send(.tomorrowButtonTapped)
    #expect(state.timeText == "9999-12-31 23:59 UTC")
    send(.yesterdayButtonTapped)
    #expect(state.canShowTomorrow)
  }

  private mutating func send(_ event: WorldClockEvent) {
    commands = WorldClockReducer().reduce(into: &state, event: event)
  }
}
