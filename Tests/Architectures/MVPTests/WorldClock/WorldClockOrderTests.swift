import Models
import TestSupport
import Testing

@testable import MVP

/// The time is asked for again while the first answer is still on its way.
@MainActor
@Suite(.settled)
struct WorldClockOrderTests {
  private let clock = HeldWorldClockService()
  private let view = WorldClockViewSpy()
  private let presenter: WorldClockPresenter

  init() {
    presenter = WorldClockPresenter(service: clock)
    presenter.view = view
    presenter.viewDidLoad()
  }

  @Test(arguments: answers)
  func anOverruledAnswerIsDroppedBeforeTheNewTime(
    answer: Result<WorldTime, ServiceError>
  ) throws {
    presenter.nowButtonTapped()
    try clock.answer(1, with: answer)
    #expect(view.timeText == "Loading..")
    #expect(!view.isYesterdayEnabled)
    #expect(!view.isTomorrowEnabled)
    #expect(view.alerts == [])
  }

  @Test(arguments: answers)
  func anOverruledAnswerIsDroppedAfterTheNewTime(
    answer: Result<WorldTime, ServiceError>
  ) throws {
    presenter.nowButtonTapped()
    try clock.answer(2, with: .success(.monday))
    presenter.tomorrowButtonTapped()
    try clock.answer(1, with: answer)
    #expect(view.timeText == "2021-09-28 17:30 UTC")
    #expect(view.alerts == [])
  }

  @Test func anOverruledTimeIsNotShownAfterAFailure() throws {
    presenter.nowButtonTapped()
    try clock.answer(1, with: .success(.sunday))
    try clock.answer(2, with: .failure(.noNetwork))
    #expect(view.timeText == "--")
  }
}

private let answers: [Result<WorldTime, ServiceError>] = [
  .success(.sunday), .failure(.noNetwork),
]
