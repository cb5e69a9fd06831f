import ConsoleUI
import Layouts
import Models
import TestSupport
import Testing
import TraditionalMVC

/// What the controller adds to model and view, through the screen.
@MainActor
@Suite(.settled)
struct WorldClockScreenTests {
  private let clock = HeldWorldClockService()
  private let window: Window

  init() {
    window = Window(showing: makeWorldClockScreen(service: clock))
  }

  @Test func theButtonsMoveTheTime() throws {
    try clock.answer(1, with: .success(.sunday))
    try window.press("Yesterday")
    #expect(window.makeFrame().contains("2021-09-25 05:05 UTC"))
    try window.press("Tomorrow")
    try window.press("Tomorrow")
    #expect(window.makeFrame().contains("2021-09-27 05:05 UTC"))
    #expect(clock.asked == [1])
  }

  @Test func nowLoadsTheTimeAgain() throws {
    try window.press("Now")
    #expect(clock.asked == [1, 2])
  }

  @Test func whatFailedIsAnAlert() throws {
    try clock.answer(1, with: .failure(.noNetwork))
    #expect(try window.readAlerts() == [AlertText("Alert", "No Network")])
  }
}
