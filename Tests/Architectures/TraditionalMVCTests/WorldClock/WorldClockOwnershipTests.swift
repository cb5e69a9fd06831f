import ConsoleUI
import Layouts
import Models
import TestSupport
import Testing

@testable import TraditionalMVC

@MainActor
@Suite(.settled)
struct WorldClockOwnershipTests {
  private let clock = HeldWorldClockService()

  @Test func theClockIsReleasedWithAnAnswerPending() throws {
    let layout: WorldClockLayout
    let parts: WeakParts
    do {
      let model = WorldClockModel(service: clock)
      let view = WorldClockView(model: model)
      let viewController = HostViewController(hosting: view)
      _ = Window(showing: viewController)
      #expect(clock.asked == [1])
      layout = try #require(view.subviews.first as? WorldClockLayout)
      parts = WeakParts(viewController, view, view.controller, model)
    }
    #expect(parts.held == [])
    try clock.answer(1, with: .failure(.noNetwork))
    #expect(layout.timeLabel.text == "Loading..")
    #expect(clock.cancelled == [1])
  }

  @Test func theClockIsReleasedAfterItsAnswer() throws {
    let parts: WeakParts
    do {
      let model = WorldClockModel(service: clock)
      let view = WorldClockView(model: model)
      let viewController = HostViewController(hosting: view)
      let window = Window(showing: viewController)
      try clock.answer(1, with: .success(.sunday))
      try window.press("Tomorrow")
      parts = WeakParts(viewController, view, view.controller, model)
    }
    #expect(parts.held == [])
  }

  // Here a model may outlive its views: it knows them weakly, as dependents.
  @Test func aModelThatLivesOnKeepsNoViewAndNoController() {
    let model = WorldClockModel(service: clock)
    let parts: WeakParts
    do {
      let view = WorldClockView(model: model)
      parts = WeakParts(view, view.controller)
    }
    #expect(parts.held == [])
  }
}
