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

  @Test func onlyTheCellOfAToDoThatHasChangedUpdatesItself() throws {
    let window = Window(
      size: CellSize(width: 60, height: 30),
      rootViewController: TodoViewController(viewModel: viewModel)
    )
    window.makeVisible()
    try service.loads.answer(1, with: .success([.milk, .bread]))
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

  @Test func aRowShowsItsToDoAlsoAfterThatHasGoneAndComeBack() throws {
    try load([.milk, .bread])
    let milk = viewModel.rowIDs[0]
    let title = Observed { viewModel[row: milk]?.title }
    viewModel.select(row: 0)
    #expect(title.value == "[x] Milk")
    model.delete(milk)
    try service.saves.answer(
      [.milk.completed(), .bread],
      with: .failure(.noNetwork)
    )
    try viewModel.answerAlert("Discard changes")
    #expect(title.value == "[ ] Milk")
  }

  @Test func aToDoThatHasGoneIsReleased() throws {
    try load([.milk, .bread])
    weak let gone = model.item(1)
    #expect(gone != nil)
    viewModel.clearCompletedButtonTapped()
    #expect(gone == nil)
    #expect(model.item(0) != nil)
  }
}
