import Models
import TestSupport
import Testing

@testable import VIPER

@MainActor
@Suite(.settled)
struct TodoTests {
  private let service = HeldTodoService()
  private let module: TodoModule

  init() {
    module = TodoModule(service: service)
  }

  @Test func theListIsLoadingFromTheStart() {
    #expect(module.view.isLoading)
    #expect(!module.view.isContentShown)
    #expect(service.loads.asked == [1])
  }

  @Test func anAnswerEndsTheLoadingAndShowsTheList() throws {
    try service.loads.answer(1, with: .success([.milk, .bread]))
    #expect(!module.view.isLoading)
    #expect(module.view.isContentShown)
    #expect(module.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(service.saves.asked == [])
    #expect(module.router.alerts == [])
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
    #expect(!module.view.isLoading)
    #expect(!module.view.isContentShown)
    #expect(module.router.alerts == [AlertText("Alert", message)])
  }

  @Test func aReloadAfterAFailureShowsTheList() throws {
    try service.loads.answer(1, with: .failure(.noNetwork))
    module.presenter.reloadTodos()
    #expect(module.view.isLoading)
    try service.loads.answer(2, with: .success([.milk]))
    #expect(!module.view.isLoading)
    #expect(module.rowTitles == ["[ ] Milk"])
  }

  @Test(arguments: [.success([.bread]), .failure(.noNetwork)] as [LoadAnswer])
  func anAnswerToAnEarlierLoadIsDropped(answer: LoadAnswer) throws {
    module.presenter.updateView()
    try service.loads.answer(1, with: answer)
    #expect(module.view.isLoading)
    #expect(!module.view.isContentShown)
    #expect(module.router.alerts == [])
    try service.loads.answer(2, with: .success([.milk]))
    #expect(module.rowTitles == ["[ ] Milk"])
  }

  @Test func aNewToDoComesLastAndEmptiesTheField() throws {
    try service.loads.answer(1, with: .success([.bread]))
    module.presenter.addTodo(title: "  Cheese ")
    #expect(module.rowTitles == ["[x] Bread", "[ ] Cheese"])
    #expect(module.view.timesNewTodoCleared == 1)
  }

  @Test(arguments: ["", " \t"])
  func aBlankTextAddsNothingAndStays(text: String) throws {
    try service.loads.answer(1, with: .success([.bread]))
    module.presenter.addTodo(title: text)
    #expect(module.rowTitles == ["[x] Bread"])
    #expect(module.view.timesNewTodoCleared == 0)
    #expect(service.saves.asked == [])
  }
}

typealias LoadAnswer = Result<[Todo], ServiceError>
