import Models
import TestSupport
import Testing

@testable import VIPER

@MainActor
@Suite(.settled)
struct WorldClockInteractorTests {
  private let clock = HeldWorldClockService()
  private let output = WorldClockOutputSpy()
  private let interactor: WorldClockInteractor

  init() {
    interactor = WorldClockInteractor(service: clock)
    interactor.output = output
  }

  @Test func aTimeIsToldAndItsDaysBeside() throws {
    interactor.loadTime()
    #expect(output.steps == [.loadStarted])
    try clock.answer(1, with: .success(.sunday))
    interactor.goToTomorrow()
    interactor.goToYesterday()
    let monday = WorldTimeOutputData.sample(1_632_719_130)
    #expect(
      output.steps == [
        .loadStarted, .timeChanged(.sunday), .timeChanged(monday),
        .timeChanged(.sunday),
      ]
    )
    #expect(clock.asked == [1])
  }

  @Test func whereOneCanGoIsToldWithTheTime() throws {
    interactor.loadTime()
    try clock.answer(1, with: .success(.earliest))
    let first = WorldTimeOutputData.sample(
      -62_135_596_800,
      hasDayEarlier: false
    )
    interactor.goToYesterday()
    #expect(output.steps == [.loadStarted, .timeChanged(first)])
    interactor.loadTime()
    try clock.answer(2, with: .success(.latest))
    let last = WorldTimeOutputData.sample(253_402_300_799, hasDayLater: false)
    interactor.goToTomorrow()
    #expect(
      output.steps == [
        .loadStarted, .timeChanged(first), .loadStarted, .timeChanged(last),
      ]
    )
  }

  @Test func aFailureIsToldAsASentenceWithTheTimeOfBefore() throws {
    interactor.loadTime()
    try clock.answer(1, with: .failure(.overloaded))
    #expect(
      output.steps == [
        .loadStarted, .loadFailed("Server is overloaded", lastTime: nil),
      ]
    )
    interactor.loadTime()
    try clock.answer(2, with: .success(.sunday))
    interactor.loadTime()
    try clock.answer(3, with: .failure(.noNetwork))
    #expect(output.steps.last == .loadFailed("No Network", lastTime: .sunday))
  }

  @Test func theTimeDoesNotMoveWhileOneIsLoaded() throws {
    interactor.goToYesterday()
    interactor.goToTomorrow()
    interactor.loadTime()
    try clock.answer(1, with: .success(.sunday))
    interactor.loadTime()
    interactor.goToYesterday()
    interactor.goToTomorrow()
    #expect(
      output.steps == [.loadStarted, .timeChanged(.sunday), .loadStarted]
    )
  }
}
