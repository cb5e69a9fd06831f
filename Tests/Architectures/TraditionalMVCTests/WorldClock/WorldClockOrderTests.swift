import Models
import TestSupport
import Testing

@testable import TraditionalMVC

/// The time is asked for again while the first answer is still on its way.
@MainActor
@Suite(.settled)
struct WorldClockOrderTests {
  private let clock = HeldWorldClockService()
  private let model: WorldClockModel
  private let dependent: WorldClockDependentSpy

  init() {
    model = WorldClockModel(service: clock)
    dependent = WorldClockDependentSpy(model: model)
    model.loadTime()
  }

  @Test(arguments: answers)
  func anOverruledAnswerIsDroppedBeforeTheNewTime(
    answer: Result<WorldTime, ServiceError>
  ) throws {
    model.reloadTime()
    try clock.answer(1, with: answer)
    #expect(dependent.isLoading)
    #expect(dependent.yesterday == nil)
    #expect(dependent.tomorrow == nil)
    #expect(dependent.failures == [])
  }

  @Test(arguments: answers)
  func anOverruledAnswerIsDroppedAfterTheNewTime(
    answer: Result<WorldTime, ServiceError>
  ) throws {
    model.reloadTime()
    try clock.answer(2, with: .success(.monday))
    model.goToTomorrow()
    try clock.answer(1, with: answer)
    #expect(dependent.time == WorldTime.monday.dayLater)
    #expect(dependent.failures == [])
  }

  @Test func anOverruledTimeIsNotShownAfterAFailure() throws {
    model.reloadTime()
    try clock.answer(1, with: .success(.sunday))
    try clock.answer(2, with: .failure(.noNetwork))
    #expect(dependent.time == nil)
  }
}

private let answers: [Result<WorldTime, ServiceError>] = [
  .success(.sunday), .failure(.noNetwork),
]
