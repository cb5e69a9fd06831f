import Models
import TestSupport
import Testing

@testable import MVVM

/// The time is asked for again while the first answer is still on its way.
@MainActor
@Suite(.settled)
struct WorldClockOrderTests {
  private let clock = HeldWorldClockService()
  private let viewModel: WorldClockViewModel
  private let listener: WorldClockListener

  init() {
    viewModel = WorldClockViewModel(service: clock)
    listener = WorldClockListener(to: viewModel)
    viewModel.viewDidLoad()
  }

  @Test(arguments: answers)
  func anOverruledAnswerIsDroppedBeforeTheNewTime(
    answer: Result<WorldTime, ServiceError>
  ) throws {
    viewModel.nowButtonTapped()
    try clock.answer(1, with: answer)
    #expect(listener.timeText == "Loading..")
    #expect(!listener.isYesterdayEnabled)
    #expect(!listener.isTomorrowEnabled)
    #expect(listener.alerts == [])
  }

  @Test(arguments: answers)
  func anOverruledAnswerIsDroppedAfterTheNewTime(
    answer: Result<WorldTime, ServiceError>
  ) throws {
    viewModel.nowButtonTapped()
    try clock.answer(2, with: .success(.monday))
    viewModel.tomorrowButtonTapped()
    try clock.answer(1, with: answer)
    #expect(listener.timeText == "2021-09-28 17:30 UTC")
    #expect(listener.alerts == [])
  }

  @Test func anOverruledTimeIsNotShownAfterAFailure() throws {
    viewModel.nowButtonTapped()
    try clock.answer(1, with: .success(.sunday))
    try clock.answer(2, with: .failure(.noNetwork))
    #expect(listener.timeText == "--")
  }
}

private let answers: [Result<WorldTime, ServiceError>] = [
  .success(.sunday), .failure(.noNetwork),
]
