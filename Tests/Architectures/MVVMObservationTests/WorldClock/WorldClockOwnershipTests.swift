import Models
import TestSupport
import Testing

@testable import MVVMObservation

/// Nothing tells of a change any more, once the view model is released.
@MainActor
@Suite(.settled)
struct WorldClockOwnershipTests {
  private let clock = HeldWorldClockService()

  @Test func theClockIsReleasedWithAnAnswerPending() throws {
    let timeText: Observed<String?>
    weak var released: WorldClockViewModel?
    do {
      let viewModel = WorldClockViewModel(service: clock)
      viewModel.viewDidLoad()
      #expect(clock.asked == [1])
      timeText = Observed { [weak viewModel] in viewModel?.timeText }
      released = viewModel
    }
    #expect(released == nil)
    try clock.answer(1, with: .failure(.noNetwork))
    // Nothing told of a change, so it is still what was read before.
    #expect(timeText.value == "Loading..")
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
