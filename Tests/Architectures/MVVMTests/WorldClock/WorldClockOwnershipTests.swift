import Models
import TestSupport
import Testing

@testable import MVVM

@MainActor
@Suite(.settled)
struct WorldClockOwnershipTests {
  private let clock = HeldWorldClockService()

  @Test func theClockIsReleasedWithAnAnswerPending() throws {
    let listener: WorldClockListener
    weak var released: WorldClockViewModel?
    do {
      let viewModel = WorldClockViewModel(service: clock)
      listener = WorldClockListener(to: viewModel)
      viewModel.viewDidLoad()
      #expect(clock.asked == [1])
      released = viewModel
    }
    #expect(released == nil)
    try clock.answer(1, with: .failure(.noNetwork))
    #expect(listener.timeText == "Loading..")
    #expect(listener.alerts == [])
    #expect(clock.cancelled == [1])
  }

  @Test func theClockIsReleasedAfterItsAnswer() throws {
    weak var released: WorldClockViewModel?
    do {
      let viewModel = WorldClockViewModel(service: clock)
      viewModel.viewDidLoad()
      try clock.answer(1, with: .success(.sunday))
      released = viewModel
    }
    #expect(released == nil)
  }
}
