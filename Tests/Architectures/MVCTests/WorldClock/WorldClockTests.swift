import ConsoleUI
import Layouts
import MVC
import Models
import TestSupport
import Testing

@MainActor
@Suite(.settled)
struct WorldClockTests {
  private let clock = HeldWorldClockService()
  private let screen: WorldClockDriver

  init() throws {
    screen = try WorldClockDriver(service: clock)
  }

  @Test func nothingIsLoadedBeforeTheScreenShows() {
    let clock = HeldWorldClockService()
    _ = makeWorldClockScreen(service: clock)
    #expect(clock.asked == [])
  }

  @Test func theTimeIsLoadedFromTheStart() {
    #expect(clock.asked == [1])
    #expect(screen.layout.timeLabel.text == "Loading..")
    #expect(!screen.layout.yesterdayButton.isEnabled)
    #expect(!screen.layout.tomorrowButton.isEnabled)
  }

  @Test func theTimeShowsWhenItIsKnown() throws {
    try clock.answer(1, with: .success(.sunday))
    #expect(screen.layout.timeLabel.text == "2021-09-26 05:05 UTC")
    #expect(screen.layout.yesterdayButton.isEnabled)
    #expect(screen.layout.tomorrowButton.isEnabled)
    #expect(try screen.window.readAlerts() == [])
  }

  @Test func nowLoadsTheTimeAgain() throws {
    try clock.answer(1, with: .success(.sunday))
    screen.layout.nowButton.sendActions()
    #expect(clock.asked == [1, 2])
    #expect(screen.layout.timeLabel.text == "Loading..")
    #expect(!screen.layout.yesterdayButton.isEnabled)
    #expect(!screen.layout.tomorrowButton.isEnabled)
    try clock.answer(2, with: .success(.monday))
    #expect(screen.layout.timeLabel.text == "2021-09-27 17:30 UTC")
    #expect(screen.layout.yesterdayButton.isEnabled)
    #expect(screen.layout.tomorrowButton.isEnabled)
  }

  @Test(arguments: [
    (ServiceError.noNetwork, "No Network"),
    (.overloaded, "Server is overloaded"),
    (.permissionDenied, "You don't have permission"),
    (.unreadable, "The server's answer could not be read"),
  ])
  func aFailedLoadSaysWhy(error: ServiceError, message: String) throws {
    try clock.answer(1, with: .failure(error))
    #expect(screen.layout.timeLabel.text == "--")
    #expect(!screen.layout.yesterdayButton.isEnabled)
    #expect(!screen.layout.tomorrowButton.isEnabled)
    #expect(try screen.window.readAlerts() == [AlertText("Alert", message)])
  }

  @Test func aFailedLoadLeavesTheTimeThatShowedLast() throws {
    try clock.answer(1, with: .success(.sunday))
    screen.layout.yesterdayButton.sendActions()
    screen.layout.nowButton.sendActions()
    try clock.answer(2, with: .failure(.noNetwork))
    #expect(screen.layout.timeLabel.text == "2021-09-25 05:05 UTC")
    #expect(screen.layout.yesterdayButton.isEnabled)
    #expect(screen.layout.tomorrowButton.isEnabled)
  }

  @Test func theTimeMovesByDaysWithoutALoad() throws {
    try clock.answer(1, with: .success(.sunday))
    screen.layout.yesterdayButton.sendActions()
    #expect(screen.layout.timeLabel.text == "2021-09-25 05:05 UTC")
    screen.layout.tomorrowButton.sendActions()
    screen.layout.tomorrowButton.sendActions()
    #expect(screen.layout.timeLabel.text == "2021-09-27 05:05 UTC")
    #expect(clock.asked == [1])
  }

  @Test func theTimeDoesNotMoveWhileOneIsLoaded() throws {
    try clock.answer(1, with: .success(.sunday))
    screen.layout.nowButton.sendActions()
    #expect(clock.asked == [1, 2])
    screen.layout.yesterdayButton.sendActions()
    #expect(screen.layout.timeLabel.text == "Loading..")
    screen.layout.tomorrowButton.sendActions()
    screen.layout.tomorrowButton.sendActions()
    #expect(screen.layout.timeLabel.text == "Loading..")
    try clock.answer(2, with: .failure(.noNetwork))
    #expect(screen.layout.timeLabel.text == "2021-09-26 05:05 UTC")
  }

  @Test func withoutATimeNoneMoves() throws {
    try clock.answer(1, with: .failure(.noNetwork))
    screen.layout.yesterdayButton.sendActions()
    screen.layout.tomorrowButton.sendActions()
    #expect(screen.layout.timeLabel.text == "--")
  }

  @Test func theFirstDayHasNoneBefore() throws {
    try clock.answer(1, with: .success(.earliest))
    #expect(!screen.layout.yesterdayButton.isEnabled)
    #expect(screen.layout.tomorrowButton.isEnabled)
    screen.layout.yesterdayButton.sendActions()
    #expect(screen.layout.timeLabel.text == "0001-01-01 00:00 UTC")
    screen.layout.tomorrowButton.sendActions()
    #expect(screen.layout.yesterdayButton.isEnabled)
  }

  @Test func theLastDayHasNoneAfter() throws {
    try clock.answer(1, with: .success(.latest))
    #expect(screen.layout.yesterdayButton.isEnabled)
    #expect(!screen.layout.tomorrowButton.isEnabled)
    screen.layout.tomorrowButton.sendActions()
    #expect(screen.layout.timeLabel.text == "9999-12-31 23:59 UTC")
    screen.layout.yesterdayButton.sendActions()
    #expect(screen.layout.tomorrowButton.isEnabled)
  }
}
