import Models
import TestSupport
import Testing

@testable import TraditionalMVC

@MainActor
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
    model.delete(model.shownItems[1].id)
    try service.saves.answer([.milk.completed()], with: .success(()))
    model.edit(model.shownItems[0].id, title: "Oat milk", description: "One")
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
      model.shownItems[0].id,
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
  func aFailedSaveSaysWhyAndBringsTheListBack(
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
    #expect(dependent.todos == [.milk, .bread])
    #expect(!dependent.isSaving)
    #expect(service.saves.asked.count == 1)
  }

  @Test func aFailedSaveBringsBackTheListAsItWasSavedLast() throws {
    model.toggle(row: 0)
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    model.clearCompleted()
    #expect(dependent.todos == [])
    try service.saves.answer([], with: .failure(.overloaded))
    #expect(dependent.todos == [.milk.completed(), .bread])
  }

  @Test func afterAFailureTheNextChangeIsSaved() throws {
    model.toggle(row: 0)
    try service.saves.answer(
      [.milk.completed(), .bread],
      with: .failure(.noNetwork)
    )
    model.toggle(row: 1)
    #expect(model.failure == nil)
    try service.saves.answer(
      [.milk, .bread.completed(false)],
      with: .success(())
    )
    #expect(dependent.todos == [.milk, .bread.completed(false)])
  }
}
