import Models
import TestSupport
import Testing

@testable import MVVMObservation

/// The time is asked for again while the first answer is still on its way.
@MainActor
@Suite(.settled)
struct WorldClockOrderTests {
  private let clock = HeldWorldClockService()
  private let viewModel: WorldClockViewModel

  init() {
    viewModel = WorldClockViewModel(service: clock)
    viewModel.viewDidLoad()
  }

  @Test(arguments: answers)
  func anOverruledAnswerIsDroppedBeforeTheNewTime(
    answer: Result<WorldTime, ServiceError>
  ) throws {
    viewModel.nowButtonTapped()
    try clock.answer(1, with: answer)
    #expect(viewModel.timeText == "Loading..")
    #expect(!viewModel.isYesterdayEnabled)
    #expect(!viewModel.isTomorrowEnabled)
    #expect(viewModel.alerts.map(AlertText.init) == [])
  }

  @Test(arguments: answers)
  func anOverruledAnswerIsDroppedAfterTheNewTime(
    answer: Result<WorldTime, ServiceError>
  ) throws {
    viewModel.nowButtonTapped()
    try clock.answer(2, with: .success(.monday))
    viewModel.tomorrowButtonTapped()
    try clock.answer(1, with: answer)
    #expect(viewModel.timeText == "2021-09-28 17:30 UTC")
    #expect(viewModel.alerts.map(AlertText.init) == [])
  }

  @Test func anOverruledTimeIsNotShownAfterAFailure() throws {
    viewModel.nowButtonTapped()
    try clock.answer(1, with: .success(.sunday))
    try clock.answer(2, with: .failure(.noNetwork))
    #expect(viewModel.timeText == "--")
  }
}

private let answers: [Result<WorldTime, ServiceError>] = [
  .success(.sunday), .failure(.noNetwork),
]
