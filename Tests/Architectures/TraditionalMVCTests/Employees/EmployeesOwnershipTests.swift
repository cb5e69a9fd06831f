import ConsoleUI
import Layouts
import Models
import TestSupport
import Testing

@testable import TraditionalMVC

@MainActor
@Suite(.settled)
struct EmployeesOwnershipTests {
  private let employees = HeldEmployeeService()

  @Test func theEmployeesAreReleasedWithAnAnswerPending() throws {
    let layout: EmployeesLayout
    let parts: WeakParts
    do {
      let model = EmployeesModel(service: employees)
      let view = EmployeesView(model: model)
      let viewController = HostViewController(hosting: view)
      _ = Window(showing: viewController)
      #expect(employees.asked == [1])
      layout = try #require(view.subviews.first as? EmployeesLayout)
      parts = WeakParts(viewController, view, view.controller, model)
    }
    #expect(parts.held == [])
    try employees.answer(1, with: .failure(.noNetwork))
    #expect(layout.activityIndicator.isAnimating)
    #expect(employees.cancelled == [1])
  }

  @Test func theEmployeesAreReleasedAfterTheirAnswer() throws {
    let parts: WeakParts
    do {
      let model = EmployeesModel(service: employees)
      let view = EmployeesView(model: model)
      let viewController = HostViewController(hosting: view)
      let window = Window(showing: viewController)
      try employees.answer(1, with: .success([.ada]))
      _ = window.makeFrame()
      parts = WeakParts(viewController, view, view.controller, model)
    }
    #expect(parts.held == [])
  }

  // Here a model may outlive its views: it knows them weakly, as dependents.
  @Test func aModelThatLivesOnKeepsNoViewAndNoController() {
    let model = EmployeesModel(service: employees)
    let parts: WeakParts
    do {
      let view = EmployeesView(model: model)
      parts = WeakParts(view, view.controller)
    }
    #expect(parts.held == [])
  }
}
