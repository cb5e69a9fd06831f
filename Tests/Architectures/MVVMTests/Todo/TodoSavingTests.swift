import Models
import TestSupport
import Testing

@testable import MVVM

@MainActor
@Suite(.settled)
struct TodoSavingTests {
  private let service = HeldTodoService()
  private let listener = TodoListener()
  private let viewModel: TodoViewModel

  init() throws {
    viewModel = try .loaded(
      [.milk, .bread],
      from: service,
      listener: listener
    )
  }

  @Test func aChangeIsSavedWithTheWholeList() throws {
    #expect(!viewModel.isSaving)
    viewModel.todoSelected(atRow: 0)
    #expect(viewModel.isSaving)
    #expect(service.saves.asked == [[.milk.completed(), .bread]])
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    #expect(!viewModel.isSaving)
    #expect(viewModel.rowTitles == ["[x] Milk", "[x] Bread"])
    #expect(service.saves.asked.count == 1)
  }

  @Test func everyKindOfChangeIsSaved() throws {
    viewModel.add("Cheese")
    let cheese = Todo(title: "Cheese")
    try service.saves.answer([.milk, .bread, cheese], with: .success(()))
    viewModel.clearCompletedButtonTapped()
    try service.saves.answer([.milk, cheese], with: .success(()))
    viewModel.markAllButtonTapped()
    try service.saves.answer(
      [.milk.completed(), cheese.completed()],
      with: .success(())
    )
    viewModel.editButtonTapped(atRow: 1)
    listener.editor?.deleteButtonTapped()
    try service.saves.answer([.milk.completed()], with: .success(()))
    viewModel.editButtonTapped(atRow: 0)
    listener.editor?.titleFieldChanged("Oat milk")
    listener.editor?.saveButtonTapped()
    let oatMilk = Todo(title: "Oat milk", description: "Two bottles")
    try service.saves.answer([oatMilk.completed()], with: .success(()))
    #expect(!viewModel.isSaving)
  }

  @Test func whatChangedMeanwhileIsSavedAfterItTogether() throws {
    viewModel.todoSelected(atRow: 0)
    viewModel.todoSelected(atRow: 1)
    viewModel.add("Cheese")
    #expect(service.saves.asked.count == 1)
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    #expect(viewModel.isSaving)
    #expect(service.saves.asked.count == 2)
    try service.saves.answer(
      [.milk.completed(), .bread.completed(false), Todo(title: "Cheese")],
      with: .success(())
    )
    #expect(!viewModel.isSaving)
    #expect(service.saves.asked.count == 2)
  }

  @Test func nothingIsSavedThatDidNotChange() throws {
    viewModel.todoSelected(atRow: 0)
    viewModel.todoSelected(atRow: 1)
    viewModel.todoSelected(atRow: 1)
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    viewModel.editButtonTapped(atRow: 0)
    listener.editor?.saveButtonTapped()
    #expect(!viewModel.isSaving)
    #expect(service.saves.asked.count == 1)
  }

  @Test(arguments: [
    (ServiceError.noNetwork, "No Network"),
    (.overloaded, "Server is overloaded"),
    (.permissionDenied, "You don't have permission"),
    (.unreadable, "The server's answer could not be read"),
  ])
  func aFailedSaveSaysWhyAndLeavesTheListAsItIs(
    error: ServiceError,
    message: String
  ) throws {
    viewModel.todoSelected(atRow: 0)
    viewModel.add("Cheese")
    try service.saves.answer(
      [.milk.completed(), .bread],
      with: .failure(error)
    )
    #expect(listener.alerts == [AlertText("Not saved", message)])
    #expect(viewModel.rowTitles == ["[x] Milk", "[x] Bread", "[ ] Cheese"])
    #expect(viewModel.itemsLeftText == "1 item left")
    #expect(!viewModel.isSaving)
    #expect(service.saves.asked.count == 1)
  }

  @Test func tryingAgainSavesTheNewestState() throws {
    viewModel.todoSelected(atRow: 0)
    viewModel.add("Cheese")
    try service.saves.answer(
      [.milk.completed(), .bread],
      with: .failure(.noNetwork)
    )
    viewModel.tryAgainButtonTapped()
    #expect(viewModel.isSaving)
    let newest = [Todo.milk.completed(), .bread, Todo(title: "Cheese")]
    try service.saves.answer(newest, with: .failure(.overloaded))
    #expect(
      listener.alerts == [
        AlertText("Not saved", "No Network"),
        AlertText("Not saved", "Server is overloaded"),
      ]
    )
    viewModel.tryAgainButtonTapped()
    try service.saves.answer(newest, with: .success(()))
    #expect(listener.alerts.count == 2)
    #expect(!viewModel.isSaving)
    #expect(service.saves.asked.count == 3)
  }

  @Test func discardingBringsBackTheListAsItWasLoaded() throws {
    viewModel.todoSelected(atRow: 0)
    viewModel.add("Cheese")
    try service.saves.answer(
      [.milk.completed(), .bread],
      with: .failure(.noNetwork)
    )
    viewModel.discardChangesButtonTapped()
    #expect(viewModel.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(!viewModel.isSaving)
    #expect(service.saves.asked.count == 1)
  }

  @Test func discardingBringsBackTheListAsItWasSavedLast() throws {
    viewModel.todoSelected(atRow: 0)
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    viewModel.clearCompletedButtonTapped()
    #expect(!viewModel.hasTodos)
    try service.saves.answer([], with: .failure(.overloaded))
    viewModel.discardChangesButtonTapped()
    #expect(viewModel.rowTitles == ["[x] Milk", "[x] Bread"])
    #expect(viewModel.hasTodos)
  }

  @Test func afterDiscardingTheNextChangeIsSaved() throws {
    viewModel.todoSelected(atRow: 0)
    try service.saves.answer(
      [.milk.completed(), .bread],
      with: .failure(.noNetwork)
    )
    viewModel.discardChangesButtonTapped()
    viewModel.todoSelected(atRow: 1)
    try service.saves.answer(
      [.milk, .bread.completed(false)],
      with: .success(())
    )
    #expect(viewModel.rowTitles == ["[ ] Milk", "[ ] Bread"])
  }
}
