import Models
import TestSupport
import Testing

@testable import VIPER

@MainActor
@Suite(.settled)
struct WorldClockOwnershipTests {
  private let clock = HeldWorldClockService()

  @Test func theClockIsReleasedWithAnAnswerPending() throws {
    let view = WorldClockViewSpy()
    weak var releasedPresenter: WorldClockPresenter?
    weak var releasedInteractor: WorldClockInteractor?
    do {
      let (presenter, interactor) = makeClock()
      presenter.view = view
      presenter.updateView()
      #expect(clock.asked == [1])
      releasedPresenter = presenter
      releasedInteractor = interactor
    }
    #expect(releasedPresenter == nil)
    #expect(releasedInteractor == nil)
    try clock.answer(1, with: .failure(.noNetwork))
    #expect(clock.cancelled == [1])
    #expect(view.timeText == "Loading..")
  }

  @Test func theClockIsReleasedAfterItsAnswer() throws {
    weak var releasedPresenter: WorldClockPresenter?
    weak var releasedInteractor: WorldClockInteractor?
    do {
      let (presenter, interactor) = makeClock()
      presenter.updateView()
      try clock.answer(1, with: .success(.sunday))
      releasedPresenter = presenter
      releasedInteractor = interactor
    }
    #expect(releasedPresenter == nil)
    #expect(releasedInteractor == nil)
  }

  // Only MVP and VIPER have a presenter.
  @Test func aPresenterDoesNotKeepItsView() {
    let (presenter, _) = makeClock()
    do {
      let view = WorldClockViewSpy()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }

  private func makeClock() -> (WorldClockPresenter, WorldClockInteractor) {
    let interactor = WorldClockInteractor(service: clock)
    let presenter = WorldClockPresenter(
      interactor: interactor,
      router: WorldClockRouterSpy()
    )
    interactor.output = presenter
    return (presenter, interactor)
  }
}
