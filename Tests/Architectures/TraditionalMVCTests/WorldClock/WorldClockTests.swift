import Models
import TestSupport
import Testing

@testable import TraditionalMVC

@MainActor
@Suite(.settled)
struct WorldClockTests {
  private let clock = HeldWorldClockService()
  private let model: WorldClockModel
  private let dependent: WorldClockDependentSpy

  init() {
    model = WorldClockModel(service: clock)
    dependent = WorldClockDependentSpy(model: model)
    model.loadTime()
  }

  @Test func nothingIsLoadedBeforeTheScreenShows() {
    let clock = HeldWorldClockService()
    let model = WorldClockModel(service: clock)
    #expect(model.time == nil)
    #expect(clock.asked == [])
  }

  @Test func theTimeIsLoadedFromTheStart() {
    #expect(clock.asked == [1])
    #expect(dependent.isLoading)
    #expect(dependent.yesterday == nil)
    #expect(dependent.tomorrow == nil)
  }

  @Test func theTimeShowsWhenItIsKnown() throws {
    try clock.answer(1, with: .success(.sunday))
    #expect(dependent.time == .sunday)
    #expect(dependent.yesterday != nil)
    #expect(dependent.tomorrow != nil)
    #expect(dependent.failures == [])
  }

  @Test func nowLoadsTheTimeAgain() throws {
    try clock.answer(1, with: .success(.sunday))
    model.reloadTime()
    #expect(clock.asked == [1, 2])
    #expect(dependent.isLoading)
    #expect(dependent.yesterday == nil)
    #expect(dependent.tomorrow == nil)
    try clock.answer(2, with: .success(.monday))
    #expect(dependent.time == .monday)
    #expect(dependent.yesterday != nil)
    #expect(dependent.tomorrow != nil)
  }

  @Test(arguments: [
    (ServiceError.noNetwork, "No Network"),
    (.overloaded, "Server is overloaded"),
    (.permissionDenied, "You don't have permission"),
    (.unreadable, "The server's answer could not be read"),
  ])
  func aFailedLoadSaysWhy(error: ServiceError, message: String) throws {
    try clock.answer(1, with: .failure(error))
    #expect(dependent.time == nil)
    #expect(dependent.yesterday == nil)
    #expect(dependent.tomorrow == nil)
    #expect(dependent.failures == [error])
    #expect(error.message == message)
  }

  @Test func aFailedLoadLeavesTheTimeThatShowedLast() throws {
    try clock.answer(1, with: .success(.sunday))
    model.goToYesterday()
    model.reloadTime()
    try clock.answer(2, with: .failure(.noNetwork))
    #expect(dependent.time == WorldTime.sunday.dayEarlier)
    #expect(dependent.yesterday != nil)
    #expect(dependent.tomorrow != nil)
  }

  @Test func theTimeMovesByDaysWithoutALoad() throws {
    try clock.answer(1, with: .success(.sunday))
    model.goToYesterday()
    #expect(dependent.time == WorldTime.sunday.dayEarlier)
    model.goToTomorrow()
    model.goToTomorrow()
    #expect(dependent.time == WorldTime.sunday.dayLater)
    #expect(clock.asked == [1])
  }

  @Test func theTimeDoesNotMoveWhileOneIsLoaded() throws {
    try clock.answer(1, with: .success(.sunday))
    model.reloadTime()
    model.goToYesterday()
    #expect(dependent.isLoading)
    model.goToTomorrow()
    model.goToTomorrow()
    #expect(dependent.isLoading)
    try clock.answer(2, with: .failure(.noNetwork))
    #expect(dependent.time == .sunday)
  }

  @Test func withoutATimeNoneMoves() throws {
    try clock.answer(1, with: .failure(.noNetwork))
    model.goToYesterday()
    model.goToTomorrow()
    #expect(dependent.time == nil)
  }

  @Test func theFirstDayHasNoneBefore() throws {
    try clock.answer(1, with: .success(.earliest))
    #expect(dependent.yesterday == nil)
    #expect(dependent.tomorrow != nil)
    model.goToYesterday()
    #expect(dependent.time == .earliest)
    model.goToTomorrow()
    #expect(dependent.yesterday != nil)
  }

  @Test func theLastDayHasNoneAfter() throws {
    try clock.answer(1, with: .success(.latest))
    #expect(dependent.yesterday != nil)
    #expect(dependent.tomorrow == nil)
    model.goToTomorrow()
    #expect(dependent.time == .latest)
    model.goToYesterday()
    #expect(dependent.tomorrow != nil)
  }
}
