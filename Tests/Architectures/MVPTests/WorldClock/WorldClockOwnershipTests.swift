import Models
import TestSupport
import Testing

@testable import MVP

@MainActor
@Suite(.settled)
struct WorldClockOwnershipTests {
  private let clock = HeldWorldClockService()

  @Test func theClockIsReleasedWithAnAnswerPending() throws {
    let view = WorldClockViewSpy()
    weak var released: WorldClockPresenter?
    do {
      let presenter = WorldClockPresenter(service: clock)
      presenter.view = view
      presenter.viewDidLoad()
      #expect(clock.asked == [1])
      released = presenter
    }
    #expect(released == nil)
    try clock.answer(1, with: .failure(.noNetwork))
    #expect(clock.cancelled == [1])
    #expect(view.timeText == "Loading..")
    #expect(view.alerts == [])
  }

  @Test func theClockIsReleasedAfterItsAnswer() throws {
    weak var released: WorldClockPresenter?
    do {
      let presenter = WorldClockPresenter(service: clock)
      presenter.viewDidLoad()
      try clock.answer(1, with: .success(.sunday))
      released = presenter
    }
    #expect(released == nil)
  }

  // Only MVP and VIPER have a presenter.
  @Test func aPresenterDoesNotKeepItsView() {
    let presenter = WorldClockPresenter(service: clock)
    do {
      let view = WorldClockViewSpy()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }
}
