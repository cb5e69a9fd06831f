import Models
import TestSupport
import Testing

@testable import MVP

@MainActor
@Suite(.settled)
struct TodoSavingTests {
  private let service = HeldTodoService()
  private let bench: TodoBench

  init() throws {
    bench = try TodoBench(service: service, todos: [.milk, .bread])
  }

  @Test func aChangeIsSavedWithTheWholeList() throws {
    #expect(bench.view.savingText == "")
    bench.presenter.todoSelected(atRow: 0)
    #expect(bench.view.savingText == "Saving...")
    #expect(service.saves.asked == [[.milk.completed(), .bread]])
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    #expect(bench.view.savingText == "")
    #expect(bench.view.rowTitles == ["[x] Milk", "[x] Bread"])
    #expect(service.saves.asked.count == 1)
  }

  @Test func everyKindOfChangeIsSaved() throws {
    bench.presenter.addButtonTapped(title: "Cheese")
    let cheese = Todo(title: "Cheese")
    try service.saves.answer([.milk, .bread, cheese], with: .success(()))
    bench.presenter.clearCompletedButtonTapped()
    try service.saves.answer([.milk, cheese], with: .success(()))
    bench.presenter.markAllButtonTapped()
    try service.saves.answer(
      [.milk.completed(), cheese.completed()],
      with: .success(())
    )
    try bench.edit(row: 1).presenter.deleteButtonTapped()
    try service.saves.answer([.milk.completed()], with: .success(()))
    let editor = try bench.edit(row: 0)
    editor.presenter.saveButtonTapped(
      title: "Oat milk",
      description: "Two bottles"
    )
    let oatMilk = Todo(title: "Oat milk", description: "Two bottles")
    try service.saves.answer([oatMilk.completed()], with: .success(()))
    #expect(bench.view.savingText == "")
  }

  @Test func whatChangedMeanwhileIsSavedAfterItTogether() throws {
    bench.presenter.todoSelected(atRow: 0)
    bench.presenter.todoSelected(atRow: 1)
    bench.presenter.addButtonTapped(title: "Cheese")
    #expect(service.saves.asked.count == 1)
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    #expect(bench.view.savingText == "Saving...")
    #expect(service.saves.asked.count == 2)
    try service.saves.answer(
      [.milk.completed(), .bread.completed(false), Todo(title: "Cheese")],
      with: .success(())
    )
    #expect(bench.view.savingText == "")
    #expect(service.saves.asked.count == 2)
  }

  @Test func nothingIsSavedThatDidNotChange() throws {
    bench.presenter.todoSelected(atRow: 0)
    bench.presenter.todoSelected(atRow: 1)
    bench.presenter.todoSelected(atRow: 1)
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    try bench.edit(row: 0).save()
    #expect(bench.view.savingText == "")
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
    bench.presenter.todoSelected(atRow: 0)
    bench.presenter.addButtonTapped(title: "Cheese")
    try service.saves.answer(
      [.milk.completed(), .bread],
      with: .failure(error)
    )
    #expect(bench.view.alerts == [AlertText("Not saved", message)])
    #expect(
      bench.view.answersToFailedSaveRequest == ["Try again", "Discard changes"]
    )
    #expect(bench.view.rowTitles == ["[x] Milk", "[x] Bread", "[ ] Cheese"])
    #expect(bench.view.itemsLeftText == "1 item left")
    #expect(bench.view.savingText == "")
    #expect(service.saves.asked.count == 1)
  }

  @Test func tryingAgainSavesTheNewestState() throws {
    bench.presenter.todoSelected(atRow: 0)
    bench.presenter.addButtonTapped(title: "Cheese")
    try service.saves.answer(
      [.milk.completed(), .bread],
      with: .failure(.noNetwork)
    )
    bench.presenter.tryAgainButtonTapped()
    #expect(bench.view.savingText == "Saving...")
    let newest = [Todo.milk.completed(), .bread, Todo(title: "Cheese")]
    try service.saves.answer(newest, with: .failure(.overloaded))
    #expect(
      bench.view.alerts.last == AlertText("Not saved", "Server is overloaded")
    )
    bench.presenter.tryAgainButtonTapped()
    try service.saves.answer(newest, with: .success(()))
    #expect(bench.view.alerts.count == 2)
    #expect(bench.view.savingText == "")
    #expect(service.saves.asked.count == 3)
  }

  @Test func discardingBringsBackTheListAsItWasLoaded() throws {
    bench.presenter.todoSelected(atRow: 0)
    bench.presenter.addButtonTapped(title: "Cheese")
    try service.saves.answer(
      [.milk.completed(), .bread],
      with: .failure(.noNetwork)
    )
    bench.presenter.discardChangesButtonTapped()
    #expect(bench.view.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(bench.view.savingText == "")
    #expect(service.saves.asked.count == 1)
  }

  @Test func discardingBringsBackTheListAsItWasSavedLast() throws {
    bench.presenter.todoSelected(atRow: 0)
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    bench.presenter.clearCompletedButtonTapped()
    #expect(bench.view.areControlsHidden)
    try service.saves.answer([], with: .failure(.overloaded))
    bench.presenter.discardChangesButtonTapped()
    #expect(bench.view.rowTitles == ["[x] Milk", "[x] Bread"])
    #expect(!bench.view.areControlsHidden)
  }

  @Test func afterDiscardingTheNextChangeIsSaved() throws {
    bench.presenter.todoSelected(atRow: 0)
    try service.saves.answer(
      [.milk.completed(), .bread],
      with: .failure(.noNetwork)
    )
    bench.presenter.discardChangesButtonTapped()
    bench.presenter.todoSelected(atRow: 1)
    try service.saves.answer(
      [.milk, .bread.completed(false)],
      with: .success(())
    )
    #expect(bench.view.rowTitles == ["[ ] Milk", "[ ] Bread"])
  }
}
