import Models
import TestSupport
import Testing

@testable import MVVM

@MainActor
@Suite(.settled)
struct WorldClockTests {
  private let clock = HeldWorldClockService()
  private let viewModel: WorldClockViewModel
  private let listener: WorldClockListener

  init() {
    viewModel = WorldClockViewModel(service: clock)
    listener = WorldClockListener(to: viewModel)
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
    #expect(listener.timeText == "Loading..")
    #expect(!listener.isYesterdayEnabled)
    #expect(!listener.isTomorrowEnabled)
  }

  @Test func theTimeShowsWhenItIsKnown() throws {
    try clock.answer(1, with: .success(.sunday))
    #expect(listener.timeText == "2021-09-26 05:05 UTC")
    #expect(listener.isYesterdayEnabled)
    #expect(listener.isTomorrowEnabled)
    #expect(listener.alerts == [])
  }

  @Test func nowLoadsTheTimeAgain() throws {
    try clock.answer(1, with: .success(.sunday))
    viewModel.nowButtonTapped()
    #expect(clock.asked == [1, 2])
    #expect(listener.timeText == "Loading..")
    #expect(!listener.isYesterdayEnabled)
    #expect(!listener.isTomorrowEnabled)
    try clock.answer(2, with: .success(.monday))
    #expect(listener.timeText == "2021-09-27 17:30 UTC")
    #expect(listener.isYesterdayEnabled)
    #expect(listener.isTomorrowEnabled)
  }

  @Test(arguments: [
    (ServiceError.noNetwork, "No Network"),
    (.overloaded, "Server is overloaded"),
    (.permissionDenied, "You don't have permission"),
    (.unreadable, "The server's answer could not be read"),
  ])
  func aFailedLoadSaysWhy(error: ServiceError, message: String) throws {
    try clock.answer(1, with: .failure(error))
    #expect(listener.timeText == "--")
    #expect(!listener.isYesterdayEnabled)
    #expect(!listener.isTomorrowEnabled)
    #expect(listener.alerts == [AlertText("Alert", message)])
  }

  @Test func aFailedLoadLeavesTheTimeThatShowedLast() throws {
    try clock.answer(1, with: .success(.sunday))
    viewModel.yesterdayButtonTapped()
    viewModel.nowButtonTapped()
    try clock.answer(2, with: .failure(.noNetwork))
    #expect(listener.timeText == "2021-09-25 05:05 UTC")
    #expect(listener.isYesterdayEnabled)
    #expect(listener.isTomorrowEnabled)
  }

  @Test func theTimeMovesByDaysWithoutALoad() throws {
    try clock.answer(1, with: .success(.sunday))
    viewModel.yesterdayButtonTapped()
    #expect(listener.timeText == "2021-09-25 05:05 UTC")
    viewModel.tomorrowButtonTapped()
    viewModel.tomorrowButtonTapped()
    #expect(listener.timeText == "2021-09-27 05:05 UTC")
    #expect(clock.asked == [1])
  }

  @Test func theTimeDoesNotMoveWhileOneIsLoaded() throws {
    try clock.answer(1, with: .success(.sunday))
    viewModel.nowButtonTapped()
    viewModel.yesterdayButtonTapped()
    #expect(listener.timeText == "Loading..")
    viewModel.tomorrowButtonTapped()
    viewModel.tomorrowButtonTapped()
    #expect(listener.timeText == "Loading..")
    try clock.answer(2, with: .failure(.noNetwork))
    #expect(listener.timeText == "2021-09-26 05:05 UTC")
  }

  @Test func withoutATimeNoneMoves() throws {
    try clock.answer(1, with: .failure(.noNetwork))
    viewModel.yesterdayButtonTapped()
    viewModel.tomorrowButtonTapped()
    #expect(listener.timeText == "--")
  }

  @Test func theFirstDayHasNoneBefore() throws {
    try clock.answer(1, with: .success(.earliest))
    #expect(!listener.isYesterdayEnabled)
    #expect(listener.isTomorrowEnabled)
    viewModel.yesterdayButtonTapped()
    #expect(listener.timeText == "0001-01-01 00:00 UTC")
    viewModel.tomorrowButtonTapped()
    #expect(listener.isYesterdayEnabled)
  }

  @Test func theLastDayHasNoneAfter() throws {
    try clock.answer(1, with: .success(.latest))
    #expect(listener.isYesterdayEnabled)
    #expect(!listener.isTomorrowEnabled)
    viewModel.tomorrowButtonTapped()
    #expect(listener.timeText == "9999-12-31 23:59 UTC")
    viewModel.yesterdayButtonTapped()
    #expect(listener.isTomorrowEnabled)
  }
}
