import ConsoleUI
import Layouts
import MVC
import Models
import TestSupport
import Testing

@MainActor
@Suite(.settled)
struct WorldClockOwnershipTests {
  private let clock = HeldWorldClockService()

  @Test func theClockIsReleasedWithAnAnswerPending() throws {
    let layout: WorldClockLayout
    weak var released: ViewController?
    do {
      let viewController = makeWorldClockScreen(service: clock)
      let window = Window(showing: viewController)
      #expect(clock.asked == [1])
      window.layoutIfNeeded()
      layout = try #require(viewController.view as? WorldClockLayout)
      released = viewController
    }
    #expect(released == nil)
    try clock.answer(1, with: .failure(.noNetwork))
    #expect(layout.timeLabel.text == "Loading..")
    #expect(clock.cancelled == [1])
  }

  @Test func theClockIsReleasedAfterItsAnswer() throws {
    weak var released: ViewController?
    do {
      let viewController = makeWorldClockScreen(service: clock)
      let window = Window(showing: viewController)
      try clock.answer(1, with: .success(.sunday))
      try window.press("Tomorrow")
      released = viewController
    }
    #expect(released == nil)
  }
}
