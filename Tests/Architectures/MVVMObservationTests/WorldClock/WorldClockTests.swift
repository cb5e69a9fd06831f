import Models
import TestSupport
import Testing

@testable import MVVMObservation

@MainActor
@Suite(.settled)
struct WorldClockTests {
  private let clock = HeldWorldClockService()
  private let viewModel: WorldClockViewModel

  init() {
    viewModel = WorldClockViewModel(service: clock)
    viewModel.viewDidLoad()
  }

  @Test func nothingIsLoadedBeforeTheScreenShows() {
    let clock = HeldWorldClockService()
    let viewModel = WorldClockViewModel(service: clock)
    #expect(viewModel.timeText == "--")
    #expect(clock.asked == [])
  }

  @Test func theTimeIsLoadedFromTheStart() {
    #expect(clock.asked == [1])
    #expect(viewModel.timeText == "Loading..")
    #expect(!viewModel.isYesterdayEnabled)
    #expect(!viewModel.isTomorrowEnabled)
  }

  @Test func theTimeShowsWhenItIsKnown() throws {
    try clock.answer(1, with: .success(.sunday))
    #expect(viewModel.timeText == "2021-09-26 05:05 UTC")
    #expect(viewModel.isYesterdayEnabled)
    #expect(viewModel.isTomorrowEnabled)
    #expect(viewModel.alerts.map(AlertText.init) == [])
  }

  @Test func nowLoadsTheTimeAgain() throws {
    try clock.answer(1, with: .success(.sunday))
    viewModel.nowButtonTapped()
    #expect(clock.asked == [1, 2])
    #expect(viewModel.timeText == "Loading..")
    #expect(!viewModel.isYesterdayEnabled)
    #expect(!viewModel.isTomorrowEnabled)
    try clock.answer(2, with: .success(.monday))
    #expect(viewModel.timeText == "2021-09-27 17:30 UTC")
    #expect(viewModel.isYesterdayEnabled)
    #expect(viewModel.isTomorrowEnabled)
  }

  @Test(arguments: [
    (ServiceError.noNetwork, "No Network"),
    (.overloaded, "Server is overloaded"),
    (.permissionDenied, "You don't have permission"),
    (.unreadable, "The server's answer could not be read"),
  ])
  func aFailedLoadSaysWhy(error: ServiceError, message: String) throws {
    try clock.answer(1, with: .failure(error))
    #expect(viewModel.timeText == "--")
    #expect(!viewModel.isYesterdayEnabled)
    #expect(!viewModel.isTomorrowEnabled)
    #expect(
      viewModel.alerts.map(AlertText.init) == [AlertText("Alert", message)]
    )
  }

  @Test func aFailedLoadLeavesTheTimeThatShowedLast() throws {
    try clock.answer(1, with: .success(.sunday))
    viewModel.yesterdayButtonTapped()
    viewModel.nowButtonTapped()
    try clock.answer(2, with: .failure(.noNetwork))
    #expect(viewModel.timeText == "2021-09-25 05:05 UTC")
    #expect(viewModel.isYesterdayEnabled)
    #expect(viewModel.isTomorrowEnabled)
  }

  @Test func theTimeMovesByDaysWithoutALoad() throws {
    try clock.answer(1, with: .success(.sunday))
    viewModel.yesterdayButtonTapped()
    #expect(viewModel.timeText == "2021-09-25 05:05 UTC")
    viewModel.tomorrowButtonTapped()
    viewModel.tomorrowButtonTapped()
    #expect(viewModel.timeText == "2021-09-27 05:05 UTC")
    #expect(clock.asked == [1])
  }

  @Test func theTimeDoesNotMoveWhileOneIsLoaded() throws {
    try clock.answer(1, with: .success(.sunday))
    viewModel.nowButtonTapped()
    viewModel.yesterdayButtonTapped()
    #expect(viewModel.timeText == "Loading..")
    viewModel.tomorrowButtonTapped()
    viewModel.tomorrowButtonTapped()
    #expect(viewModel.timeText == "Loading..")
    try clock.answer(2, with: .failure(.noNetwork))
    #expect(viewModel.timeText == "2021-09-26 05:05 UTC")
  }

  @Test func withoutATimeNoneMoves() throws {
    try clock.answer(1, with: .failure(.noNetwork))
    viewModel.yesterdayButtonTapped()
    viewModel.tomorrowButtonTapped()
    #expect(viewModel.timeText == "--")
  }

  @Test func theFirstDayHasNoneBefore() throws {
    try clock.answer(1, with: .success(.earliest))
    #expect(!viewModel.isYesterdayEnabled)
    #expect(viewModel.isTomorrowEnabled)
    viewModel.yesterdayButtonTapped()
    #expect(viewModel.timeText == "0001-01-01 00:00 UTC")
    viewModel.tomorrowButtonTapped()
    #expect(viewModel.isYesterdayEnabled)
  }

  @Test func theLastDayHasNoneAfter() throws {
    try clock.answer(1, with: .success(.latest))
    #expect(viewModel.isYesterdayEnabled)
    #expect(!viewModel.isTomorrowEnabled)
    viewModel.tomorrowButtonTapped()
    #expect(viewModel.timeText == "9999-12-31 23:59 UTC")
    viewModel.yesterdayButtonTapped()
    #expect(viewModel.isTomorrowEnabled)
  }
}
