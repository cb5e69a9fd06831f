import ConsoleUI
import Models
import TestSupport
import Testing

@testable import TraditionalMVC

@MainActor
struct GreetingOwnershipTests {
  @Test func theGreetingIsReleased() throws {
    let parts: WeakParts
    do {
      let model = GreetingModel(person: .wasin)
      let view = GreetingView(model: model)
      let viewController = HostViewController(hosting: view)
      let window = Window(showing: viewController)
      try window.press("Click me")
      parts = WeakParts(viewController, view, view.controller, model)
    }
    #expect(parts.held == [])
  }

  // Here a model may outlive its views: it knows them weakly, as dependents.
  @Test func aModelThatLivesOnKeepsNoViewAndNoController() {
    let model = GreetingModel(person: .wasin)
    let parts: WeakParts
    do {
      let view = GreetingView(model: model)
      parts = WeakParts(view, view.controller)
    }
    #expect(parts.held == [])
  }
}
