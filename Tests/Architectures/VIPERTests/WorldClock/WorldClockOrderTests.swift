import Models
import TestSupport
import Testing

@testable import VIPER

/// The interactor alone orders the answers, so no presenter is needed.
///
/// The time is asked for again while the first answer is still on its way.
@MainActor
@Suite(.settled)
struct WorldClockOrderTests {
  private let clock = HeldWorldClockService()
  private let output = WorldClockOutputSpy()
  private let interactor: WorldClockInteractor

  init() {
    interactor = WorldClockInteractor(service: clock)
    interactor.output = output
    interactor.loadTime()
  }

  @Test(arguments: answers)
  func anOverruledAnswerIsDroppedBeforeTheNewTime(
    answer: Result<WorldTime, ServiceError>
  ) throws {
    interactor.loadTime()
    try clock.answer(1, with: answer)
    interactor.goToTomorrow()
    #expect(output.steps == [.loadStarted, .loadStarted])
  }

  @Test(arguments: answers)
  func anOverruledAnswerIsDroppedAfterTheNewTime(
    answer: Result<WorldTime, ServiceError>
  ) throws {
    interactor.loadTime()
    try clock.answer(2, with: .success(.sunday))
    try clock.answer(1, with: answer)
    #expect(
      output.steps == [.loadStarted, .loadStarted, .timeChanged(.sunday)]
    )
  }

  @Test func anOverruledTimeIsNotShownAfterAFailure() throws {
    interactor.loadTime()
    try clock.answer(1, with: .success(.sunday))
    try clock.answer(2, with: .failure(.noNetwork))
    #expect(
      output.steps == [
        .loadStarted, .loadStarted, .loadFailed("No Network", lastTime: nil),
      ]
    )
  }
}

private let answers: [Result<WorldTime, ServiceError>] = [
  .success(.sunday), .failure(.noNetwork),
]
