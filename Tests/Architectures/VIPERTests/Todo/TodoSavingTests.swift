import Models
import TestSupport
import Testing

@testable import VIPER

@MainActor
@Suite(.settled)
struct TodoSavingTests {
  private let service = HeldTodoService()
  private let list: TodoModule

  init() throws {
    list = try TodoModule(service: service, todos: [.milk, .bread])
  }

  @Test func aChangeIsSavedWithTheWholeList() throws {
    #expect(!list.view.isSaving)
    list.presenter.toggleTodo(atRow: 0)
    #expect(list.view.isSaving)
    #expect(service.saves.asked == [[.milk.completed(), .bread]])
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    #expect(!list.view.isSaving)
    #expect(list.rowTitles == ["[x] Milk", "[x] Bread"])
    #expect(service.saves.asked.count == 1)
  }

  @Test func everyKindOfChangeIsSaved() throws {
    let cheese = Todo(title: "Cheese")
    list.presenter.addTodo(title: "Cheese")
    try service.saves.answer([.milk, .bread, cheese], with: .success(()))
    list.presenter.clearCompletedTodos()
    try service.saves.answer([.milk, cheese], with: .success(()))
    list.presenter.toggleAllTodos()
    try service.saves.answer(
      [.milk.completed(), cheese.completed()],
      with: .success(())
    )
    try list.edit(row: 1).presenter.deleteTodo()
    try service.saves.answer([.milk.completed()], with: .success(()))
    try list.edit(row: 0).save(title: "Oat milk", description: "One")
    let oatMilk = Todo(title: "Oat milk", description: "One")
    try service.saves.answer([oatMilk.completed()], with: .success(()))
    #expect(!list.view.isSaving)
  }

  @Test func whatChangedMeanwhileIsSavedAfterItTogether() throws {
    list.presenter.toggleTodo(atRow: 0)
    list.presenter.toggleTodo(atRow: 1)
    list.presenter.addTodo(title: "Cheese")
    #expect(service.saves.asked.count == 1)
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    #expect(list.view.isSaving)
    #expect(service.saves.asked.count == 2)
    try service.saves.answer(
      [.milk.completed(), .bread.completed(false), Todo(title: "Cheese")],
      with: .success(())
    )
    #expect(!list.view.isSaving)
    #expect(service.saves.asked.count == 2)
  }

  @Test func nothingIsSavedThatDidNotChange() throws {
    list.presenter.toggleTodo(atRow: 0)
    list.presenter.toggleTodo(atRow: 1)
    list.presenter.toggleTodo(atRow: 1)
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    try list.edit(row: 0).save(title: "Milk", description: "Two bottles")
    #expect(!list.view.isSaving)
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
    list.presenter.toggleTodo(atRow: 0)
    list.presenter.addTodo(title: "Cheese")
    try service.saves.answer(
      [.milk.completed(), .bread],
      with: .failure(error)
    )
    #expect(list.router.questions == [AlertText("Not saved", message)])
    #expect(list.rowTitles == ["[x] Milk", "[x] Bread", "[ ] Cheese"])
    #expect(list.view.controls?.itemsLeftText == "1 item left")
    #expect(!list.view.isSaving)
    #expect(service.saves.asked.count == 1)
  }

  @Test func tryingAgainSavesTheNewestState() throws {
    list.presenter.toggleTodo(atRow: 0)
    list.presenter.addTodo(title: "Cheese")
    try service.saves.answer(
      [.milk.completed(), .bread],
      with: .failure(.noNetwork)
    )
    list.presenter.userChoseToTryAgain()
    #expect(list.view.isSaving)
    let newest = [Todo.milk.completed(), .bread, Todo(title: "Cheese")]
    try service.saves.answer(newest, with: .failure(.overloaded))
    #expect(
      list.router.questions.last
        == AlertText("Not saved", "Server is overloaded")
    )
    list.presenter.userChoseToTryAgain()
    try service.saves.answer(newest, with: .success(()))
    #expect(list.router.questions.count == 2)
    #expect(!list.view.isSaving)
    #expect(service.saves.asked.count == 3)
  }

  @Test func discardingBringsBackTheListAsItWasLoaded() throws {
    list.presenter.toggleTodo(atRow: 0)
    list.presenter.addTodo(title: "Cheese")
    try service.saves.answer(
      [.milk.completed(), .bread],
      with: .failure(.noNetwork)
    )
    list.presenter.userChoseToDiscard()
    #expect(list.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(!list.view.isSaving)
    #expect(service.saves.asked.count == 1)
  }

  @Test func discardingBringsBackTheListAsItWasSavedLast() throws {
    list.presenter.toggleTodo(atRow: 0)
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    list.presenter.clearCompletedTodos()
    #expect(list.view.controls == nil)
    try service.saves.answer([], with: .failure(.overloaded))
    list.presenter.userChoseToDiscard()
    #expect(list.rowTitles == ["[x] Milk", "[x] Bread"])
    #expect(list.view.controls != nil)
  }

  @Test func afterDiscardingTheNextChangeIsSaved() throws {
    list.presenter.toggleTodo(atRow: 0)
    try service.saves.answer(
      [.milk.completed(), .bread],
      with: .failure(.noNetwork)
    )
    list.presenter.userChoseToDiscard()
    list.presenter.toggleTodo(atRow: 1)
    try service.saves.answer(
      [.milk, .bread.completed(false)],
      with: .success(())
    )
    #expect(list.rowTitles == ["[ ] Milk", "[ ] Bread"])
  }
}
