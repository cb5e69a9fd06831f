import Models
import TestSupport
import Testing

@testable import TraditionalMVC

@MainActor
@Suite(.settled)
struct TodoSavingTests {
  private let service = HeldTodoService()
  private let model: TodoModel
  private let dependent: TodoDependentSpy

  init() throws {
    model = try TodoModel.loaded([.milk, .bread], from: service)
    dependent = TodoDependentSpy(model: model)
  }

  @Test func aChangeIsSavedWithTheWholeList() throws {
    #expect(!dependent.isSaving)
    model.toggle(row: 0)
    #expect(dependent.isSaving)
    #expect(service.saves.asked == [[.milk.completed(), .bread]])
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    #expect(!dependent.isSaving)
    #expect(dependent.todos == [.milk.completed(), .bread])
    #expect(service.saves.asked.count == 1)
  }

  @Test func everyKindOfChangeIsSaved() throws {
    #expect(model.add(title: "Cheese"))
    let cheese = Todo(title: "Cheese")
    try service.saves.answer([.milk, .bread, cheese], with: .success(()))
    model.clearCompleted()
    try service.saves.answer([.milk, cheese], with: .success(()))
    model.toggleAll()
    try service.saves.answer(
      [.milk.completed(), cheese.completed()],
      with: .success(())
    )
    model.delete(model.items[1].id)
    try service.saves.answer([.milk.completed()], with: .success(()))
    model.edit(model.items[0].id, title: "Oat milk", description: "One")
    let oatMilk = Todo(title: "Oat milk", description: "One")
    try service.saves.answer([oatMilk.completed()], with: .success(()))
    #expect(!dependent.isSaving)
  }

  @Test func whatChangedMeanwhileIsSavedAfterItTogether() throws {
    model.toggle(row: 0)
    model.toggle(row: 1)
    #expect(model.add(title: "Cheese"))
    #expect(service.saves.asked.count == 1)
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    #expect(dependent.isSaving)
    #expect(service.saves.asked.count == 2)
    try service.saves.answer(
      [.milk.completed(), .bread.completed(false), Todo(title: "Cheese")],
      with: .success(())
    )
    #expect(!dependent.isSaving)
    #expect(service.saves.asked.count == 2)
  }

  @Test func nothingIsSavedThatDidNotChange() throws {
    model.toggle(row: 0)
    model.toggle(row: 1)
    model.toggle(row: 1)
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    model.edit(
      model.items[0].id,
      title: "Milk",
      description: "Two bottles"
    )
    #expect(!dependent.isSaving)
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
    model.toggle(row: 0)
    #expect(model.add(title: "Cheese"))
    try service.saves.answer(
      [.milk.completed(), .bread],
      with: .failure(error)
    )
    #expect(dependent.failures == [error])
    #expect(error.message == message)
    let cheese = Todo(title: "Cheese")
    #expect(dependent.todos == [.milk.completed(), .bread, cheese])
    #expect(!dependent.isSaving)
    #expect(service.saves.asked.count == 1)
  }

  @Test func tryingAgainSavesTheNewestState() throws {
    model.toggle(row: 0)
    #expect(model.add(title: "Cheese"))
    try service.saves.answer(
      [.milk.completed(), .bread],
      with: .failure(.noNetwork)
    )
    model.tryAgain()
    #expect(dependent.isSaving)
    #expect(model.saveFailure == nil)
    let newest = [Todo.milk.completed(), .bread, Todo(title: "Cheese")]
    try service.saves.answer(newest, with: .failure(.overloaded))
    #expect(dependent.failures == [.noNetwork, .overloaded])
    model.tryAgain()
    try service.saves.answer(newest, with: .success(()))
    #expect(model.saveFailure == nil)
    #expect(!dependent.isSaving)
    #expect(service.saves.asked.count == 3)
  }

  @Test func discardingBringsBackTheListAsItWasLoaded() throws {
    model.toggle(row: 0)
    #expect(model.add(title: "Cheese"))
    try service.saves.answer(
      [.milk.completed(), .bread],
      with: .failure(.noNetwork)
    )
    model.discardChanges()
    #expect(model.saveFailure == nil)
    #expect(dependent.todos == [.milk, .bread])
    #expect(!dependent.isSaving)
    #expect(service.saves.asked.count == 1)
  }

  @Test func discardingBringsBackTheListAsItWasSavedLast() throws {
    model.toggle(row: 0)
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    model.clearCompleted()
    #expect(dependent.todos == [])
    try service.saves.answer([], with: .failure(.overloaded))
    model.discardChanges()
    #expect(dependent.todos == [.milk.completed(), .bread])
  }

  @Test func afterDiscardingTheNextChangeIsSaved() throws {
    model.toggle(row: 0)
    try service.saves.answer(
      [.milk.completed(), .bread],
      with: .failure(.noNetwork)
    )
    model.discardChanges()
    model.toggle(row: 1)
    try service.saves.answer(
      [.milk, .bread.completed(false)],
      with: .success(())
    )
    #expect(dependent.todos == [.milk, .bread.completed(false)])
  }
}
