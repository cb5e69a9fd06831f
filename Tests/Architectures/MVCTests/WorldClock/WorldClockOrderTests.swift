import ConsoleUI
import Layouts
import Models
import TestSupport
import Testing

/// The time is asked for again while the first answer is still on its way.
@MainActor
@Suite(.settled)
struct WorldClockOrderTests {
  private let clock = HeldWorldClockService()
  private let screen: WorldClockDriver

  init() throws {
    screen = try WorldClockDriver(service: clock)
  }

  @Test(arguments: answers)
  func anOverruledAnswerIsDroppedBeforeTheNewTime(
    answer: Result<WorldTime, ServiceError>
  ) throws {
    screen.layout.nowButton.sendActions()
    try clock.answer(1, with: answer)
    #expect(screen.layout.timeLabel.text == "Loading..")
    #expect(!screen.layout.yesterdayButton.isEnabled)
    #expect(!screen.layout.tomorrowButton.isEnabled)
    #expect(try screen.window.readAlerts() == [])
  }

  @Test(arguments: answers)
  func anOverruledAnswerIsDroppedAfterTheNewTime(
    answer: Result<WorldTime, ServiceError>
  ) throws {
    screen.layout.nowButton.sendActions()
    try clock.answer(2, with: .success(.monday))
    screen.layout.tomorrowButton.sendActions()
    try clock.answer(1, with: answer)
    #expect(screen.layout.timeLabel.text == "2021-09-28 17:30 UTC")
    #expect(try screen.window.readAlerts() == [])
  }

  @Test func anOverruledTimeIsNotShownAfterAFailure() throws {
    screen.layout.nowButton.sendActions()
    try clock.answer(1, with: .success(.sunday))
    try clock.answer(2, with: .failure(.noNetwork))
    #expect(screen.layout.timeLabel.text == "--")
  }
}

private let answers: [Result<WorldTime, ServiceError>] = [
  .success(.sunday), .failure(.noNetwork),
]
