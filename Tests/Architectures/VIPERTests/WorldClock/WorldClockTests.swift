import Models
import TestSupport
import Testing

@testable import VIPER

/// Presenter and interactor together, between service, view and router.
@MainActor
@Suite(.settled)
struct WorldClockTests {
  private let clock = HeldWorldClockService()
  private let view = WorldClockViewSpy()
  private let router = WorldClockRouterSpy()
  private let presenter: WorldClockPresenter

  init() {
    let interactor = WorldClockInteractor(service: clock)
    presenter = WorldClockPresenter(interactor: interactor, router: router)
    interactor.output = presenter
    presenter.view = view
    presenter.updateView()
  }

  @Test func nothingIsLoadedBeforeTheScreenShows() {
    let clock = HeldWorldClockService()
    let view = WorldClockViewSpy()
    let interactor = WorldClockInteractor(service: clock)
    let presenter = WorldClockPresenter(interactor: interactor, router: router)
    interactor.output = presenter
    presenter.view = view
    #expect(view.timeText == "")
    #expect(clock.asked == [])
  }

  @Test func theTimeIsLoadedFromTheStart() {
    #expect(clock.asked == [1])
    #expect(view.timeText == "Loading..")
    #expect(!view.isYesterdayEnabled)
    #expect(!view.isTomorrowEnabled)
  }

  @Test func theTimeShowsWhenItIsKnown() throws {
    try clock.answer(1, with: .success(.sunday))
    #expect(view.timeText == "2021-09-26 05:05 UTC")
    #expect(view.isYesterdayEnabled)
    #expect(view.isTomorrowEnabled)
    #expect(router.alerts == [])
  }

  @Test func nowLoadsTheTimeAgain() throws {
    try clock.answer(1, with: .success(.sunday))
    presenter.goToNow()
    #expect(clock.asked == [1, 2])
    #expect(view.timeText == "Loading..")
    #expect(!view.isYesterdayEnabled)
    #expect(!view.isTomorrowEnabled)
    try clock.answer(2, with: .success(.monday))
    #expect(view.timeText == "2021-09-27 17:30 UTC")
    #expect(view.isYesterdayEnabled)
    #expect(view.isTomorrowEnabled)
  }

  @Test(arguments: [
    (ServiceError.noNetwork, "No Network"),
    (.overloaded, "Server is overloaded"),
    (.permissionDenied, "You don't have permission"),
    (.unreadable, "The server's answer could not be read"),
  ])
  func aFailedLoadSaysWhy(error: ServiceError, message: String) throws {
    try clock.answer(1, with: .failure(error))
    #expect(view.timeText == "--")
    #expect(!view.isYesterdayEnabled)
    #expect(!view.isTomorrowEnabled)
    #expect(router.alerts == [AlertText("Alert", message)])
  }

  @Test func aFailedLoadLeavesTheTimeThatShowedLast() throws {
    try clock.answer(1, with: .success(.sunday))
    presenter.goToYesterday()
    presenter.goToNow()
    try clock.answer(2, with: .failure(.noNetwork))
    #expect(view.timeText == "2021-09-25 05:05 UTC")
    #expect(view.isYesterdayEnabled)
    #expect(view.isTomorrowEnabled)
  }

  @Test func theTimeMovesByDaysWithoutALoad() throws {
    try clock.answer(1, with: .success(.sunday))
    presenter.goToYesterday()
    #expect(view.timeText == "2021-09-25 05:05 UTC")
    presenter.goToTomorrow()
    presenter.goToTomorrow()
    #expect(view.timeText == "2021-09-27 05:05 UTC")
    #expect(clock.asked == [1])
  }

  @Test func theTimeDoesNotMoveWhileOneIsLoaded() throws {
    try clock.answer(1, with: .success(.sunday))
    presenter.goToNow()
    presenter.goToYesterday()
    #expect(view.timeText == "Loading..")
    presenter.goToTomorrow()
    presenter.goToTomorrow()
    #expect(view.timeText == "Loading..")
    try clock.answer(2, with: .failure(.noNetwork))
    #expect(view.timeText == "2021-09-26 05:05 UTC")
  }

  @Test func withoutATimeNoneMoves() throws {
    try clock.answer(1, with: .failure(.noNetwork))
    presenter.goToYesterday()
    presenter.goToTomorrow()
    #expect(view.timeText == "--")
  }

  @Test func theFirstDayHasNoneBefore() throws {
    try clock.answer(1, with: .success(.earliest))
    #expect(!view.isYesterdayEnabled)
    #expect(view.isTomorrowEnabled)
    presenter.goToYesterday()
    #expect(view.timeText == "0001-01-01 00:00 UTC")
    presenter.goToTomorrow()
    #expect(view.isYesterdayEnabled)
  }

  @Test func theLastDayHasNoneAfter() throws {
    try clock.answer(1, with: .success(.latest))
    #expect(view.isYesterdayEnabled)
    #expect(!view.isTomorrowEnabled)
    presenter.goToTomorrow()
    #expect(view.timeText == "9999-12-31 23:59 UTC")
    presenter.goToYesterday()
    #expect(view.isTomorrowEnabled)
  }
}
