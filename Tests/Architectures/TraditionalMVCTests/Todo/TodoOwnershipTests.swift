import ConsoleUI
import Layouts
import Models
import TestSupport
import Testing

@testable import TraditionalMVC

@MainActor
@Suite(.settled)
struct TodoOwnershipTests {
  private let service = HeldTodoService()

  @Test func theListIsReleasedWithItsLoadPending() throws {
    let layout: TodoLayout
    let parts: WeakParts
    do {
      let model = TodoModel(service: service)
      let view = TodoView(model: model)
      let viewController = HostViewController(hosting: view)
      _ = Window(showing: viewController)
      #expect(service.loads.asked == [1])
      layout = try #require(view.subviews.first as? TodoLayout)
      parts = WeakParts(viewController, view, view.controller, model)
    }
    #expect(parts.held == [])
    try service.loads.answer(1, with: .failure(.noNetwork))
    #expect(layout.activityIndicator.isAnimating)
    #expect(service.loads.cancelled == [1])
  }

  // The pending request holds the model, and nothing else.
  @Test func theListIsReleasedWithASavePendingAndTheNewestStateIsSaved() throws
  {
    let parts: WeakParts
    let modelPart: WeakParts
    do {
      let model = TodoModel(service: service)
      let view = TodoView(model: model)
      let viewController = HostViewController(hosting: view)
      let window = Window(showing: viewController)
      try service.loads.answer(1, with: .success([.milk, .bread]))
      model.toggle(row: 0)
      model.toggle(row: 1)
      _ = window.makeFrame()
      parts = WeakParts(viewController, view, view.controller)
      modelPart = WeakParts(model)
    }
    #expect(parts.held == [])
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    let newest = [Todo.milk.completed(), .bread.completed(false)]
    #expect(service.saves.asked.last == newest)
    try service.saves.answer(newest, with: .failure(.noNetwork))
    #expect(service.saves.asked.count == 2)
    #expect(modelPart.held == [])
  }

  // Here a model outlives the views of the editor: it knows them weakly.
  @Test func anEditorThatOneLeavesIsReleased() throws {
    let screen = try TodoDriver(service: service, todos: [.milk, .bread])
    var parts = try open(0, on: screen)
    screen.editor?.saveButton.sendActions()
    #expect(parts.held == [])
    parts = try open(0, on: screen)
    screen.editor?.deleteButton.sendActions()
    #expect(parts.held == [])
    parts = try open(0, on: screen)
    screen.window.goBack()
    #expect(parts.held == [])
    try service.saves.answer([.bread], with: .success(()))
    #expect(screen.rowTitles == ["[x] Bread"])
  }

  private func open(_ row: Int, on screen: TodoDriver) throws -> WeakParts {
    let layout = try screen.edit(row: row)
    let view = try #require(layout.superview as? TodoEditorView)
    let viewController = try #require(view.viewController)
    return WeakParts(viewController, view, view.controller)
  }
}
