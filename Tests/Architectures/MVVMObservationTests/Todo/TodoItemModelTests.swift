import ConsoleUI
import Models
import TestSupport
import Testing

@testable import MVVMObservation

/// Each to-do is an object of its own, which follows the list.
@MainActor
@Suite(.settled)
struct TodoItemModelTests {
  private let service = HeldTodoService()
  private let model: TodoListModel
  private let viewModel: TodoViewModel

  init() {
    model = TodoListModel(service: service)
    viewModel = TodoViewModel(model: model)
  }

  private func load(_ todos: [Todo]) throws {
    viewModel.viewDidLoad()
    try service.loads.answer(1, with: .success(todos))
  }

  private func show(_ todos: [Todo]) throws -> Window {
    let window = Window(
      size: CellSize(width: 60, height: 30),
      rootViewController: TodoViewController(viewModel: viewModel)
    )
    window.makeVisible()
    try service.loads.answer(1, with: .success(todos))
    return window
  }

  @Test func onlyTheCellOfAToDoThatHasChangedUpdatesItself() throws {
    let window = try show([.milk, .bread])
    #expect(window.makeFrame().contains("[ ] Milk"))
    var updates = 0
    window.needsUpdate = { view, _ in
      if view is TableViewCell { updates += 1 }
    }
    viewModel.add(" ")
    #expect(updates == 0)
    viewModel.select(row: 0)
    #expect(window.makeFrame().contains("[x] Milk"))
    #expect(updates == 1)
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    #expect(updates == 1)
  }

  @Test func aToDoThatTheFilterHidesUpdatesNoCell() throws {
    let window = try show([.milk, .bread])
    viewModel.filter = .completed
    #expect(window.makeFrame().contains("[x] Bread"))
    var updates = 0
    window.needsUpdate = { view, _ in
      if view is TableViewCell { updates += 1 }
    }
    viewModel.add("Cheese")
    #expect(window.makeFrame().contains("2 items left"))
    #expect(updates == 0)
  }

  @Test func aRowShowsItsToDoAlsoAfterThatHasGoneAndComeBack() throws {
    let window = try show([.milk, .bread])
    #expect(window.makeFrame().contains("[ ] Milk"))
    let former = viewModel.rows
    model.delete(former[0].id)
    try service.saves.answer([.bread], with: .failure(.noNetwork))
    try viewModel.answerAlert("Discard changes")
    #expect(viewModel.rows[0] != former[0])
    #expect(viewModel.rows[1] == former[1])
    viewModel.select(row: 0)
    #expect(window.makeFrame().contains("[x] Milk"))
  }

  @Test func aToDoThatHasGoneIsReleased() throws {
    try load([.milk, .bread])
    weak let gone = model.items(.all)[1]
    #expect(gone != nil)
    viewModel.clearCompletedButtonTapped()
    #expect(gone == nil)
    #expect(model.items(.all).count == 1)
  }
}
