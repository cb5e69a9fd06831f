import ConsoleUI
import Models
import TestSupport
import Testing

@testable import MVVMObservation

/// A cell reads its to-do by itself, under tracking.
@MainActor
@Suite(.settled)
struct TodoCellTests {
  private let service = HeldTodoService()
  private let model: TodoListModel
  private let viewModel: TodoViewModel
  private let window: Window

  init() throws {
    model = TodoListModel(service: service)
    viewModel = TodoViewModel(model: model)
    window = Window(
      size: CellSize(width: 60, height: 30),
      rootViewController: TodoViewController(viewModel: viewModel)
    )
    window.makeVisible()
    try service.loads.answer(1, with: .success([.milk, .bread]))
    #expect(window.makeFrame().contains("[ ] Milk"))
  }

  @Test func aToDoThatHasChangedKeepsItsCell() throws {
    let table = try #require(window.tables.first)
    let cell = table.visibleCells[0]
    viewModel.select(row: 0)
    #expect(window.makeFrame().contains("[x] Milk"))
    #expect(table.visibleCells[0] === cell)
  }

  @Test func aRowShowsItsToDoAlsoAfterThatHasGoneAndComeBack() throws {
    let milk = viewModel.rows[0]
    model.delete(milk.id)
    #expect(milk.title == "")
    #expect(milk.description == "")
    try service.saves.answer([.bread], with: .failure(.noNetwork))
    try viewModel.answerAlert("Discard changes")
    viewModel.select(row: 0)
    #expect(milk.title == "[x] Milk")
    #expect(window.makeFrame().contains("[x] Milk"))
  }
}
