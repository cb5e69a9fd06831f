import Models
import TestSupport
import Testing

@testable import TraditionalMVC

@MainActor
@Suite(.settled)
struct TodoTests {
  private let service = HeldTodoService()
  private let model: TodoModel
  private let dependent: TodoDependentSpy

  init() {
    model = TodoModel(service: service)
    dependent = TodoDependentSpy(model: model)
    model.loadTodos()
  }

  @Test func theListIsLoadingFromTheStart() {
    #expect(dependent.isLoading)
    #expect(model.list == nil)
    #expect(service.loads.asked == [1])
  }

  @Test func anAnswerEndsTheLoadingAndShowsTheList() throws {
    try service.loads.answer(1, with: .success([.milk, .bread]))
    #expect(!dependent.isLoading)
    #expect(model.list != nil)
    #expect(dependent.todos == [.milk, .bread])
    #expect(service.saves.asked == [])
    #expect(dependent.failures == [])
  }

  @Test(arguments: [
    (ServiceError.noNetwork, "No Network"),
    (.overloaded, "Server is overloaded"),
    (.permissionDenied, "You don't have permission"),
    (.unreadable, "The server's answer could not be read"),
  ])
  func aFailureEndsTheLoadingAndSaysWhy(
    error: ServiceError,
    message: String
  ) throws {
    try service.loads.answer(1, with: .failure(error))
    #expect(!dependent.isLoading)
    #expect(model.list == nil)
    #expect(dependent.failures == [error])
    #expect(error.message == message)
  }

  @Test func aReloadAfterAFailureShowsTheList() throws {
    try service.loads.answer(1, with: .failure(.noNetwork))
    model.reloadTodos()
    #expect(dependent.isLoading)
    #expect(model.loadFailure == nil)
    try service.loads.answer(2, with: .success([.milk]))
    #expect(!dependent.isLoading)
    #expect(dependent.todos == [.milk])
  }

  @Test(arguments: [.success([.bread]), .failure(.noNetwork)] as [LoadAnswer])
  func anAnswerToAnEarlierLoadIsDropped(answer: LoadAnswer) throws {
    model.reloadTodos()
    try service.loads.answer(1, with: answer)
    #expect(dependent.isLoading)
    #expect(model.list == nil)
    #expect(dependent.failures == [])
    try service.loads.answer(2, with: .success([.milk]))
    #expect(dependent.todos == [.milk])
  }

  @Test func aLoadedListIsNotLoadedAgain() throws {
    try service.loads.answer(1, with: .success([.milk]))
    model.toggle(row: 0)
    model.loadTodos()
    model.reloadTodos()
    #expect(!dependent.isLoading)
    #expect(service.loads.asked == [1])
    #expect(dependent.todos == [.milk.completed()])
  }

  @Test func nothingIsAddedUntilTheListIsLoaded() {
    #expect(!model.add(title: "Cheese"))
    #expect(model.list == nil)
    #expect(service.saves.asked == [])
  }

  @Test func nothingIsToldOfAChangeUntilTheListIsLoaded() {
    let spy = DependentSpy<TodoAspect>()
    model.addDependent(spy)
    model.toggleAll()
    model.clearCompleted()
    #expect(spy.updates == [])
  }

  @Test func addingSaysWhetherThereIsANewToDo() throws {
    try service.loads.answer(1, with: .success([.bread]))
    #expect(model.add(title: "  Cheese "))
    #expect(dependent.todos == [.bread, Todo(title: "Cheese")])
    #expect(!model.add(title: " \t"))
    #expect(dependent.todos.count == 2)
    #expect(service.saves.asked.count == 1)
  }
}

typealias LoadAnswer = Result<[Todo], ServiceError>
