import Models
import TestSupport
import Testing

@testable import MVI

struct TodoTests {
  private var run = TodoRun()
  private let load: [Command<TodoEffect, TodoEvent>] = [
    .cancellable(.run(.loadTodos), id: .load, cancelInFlight: true)
  ]

  @Test func theListIsLoadingFromTheStart() {
    #expect(run.state.isLoading)
    #expect(!run.state.isLoaded)
    #expect(run.commands == load)
  }

  @Test mutating func anAnswerEndsTheLoadingAndShowsTheList() {
    run.send(.todosResponse(.success([.milk, .bread])))
    #expect(!run.state.isLoading)
    #expect(run.state.isLoaded)
    #expect(run.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(run.saves == [])
    #expect(run.alerts == [])
  }

  @Test(arguments: [
    (ServiceError.noNetwork, "Alert: No Network"),
    (.overloaded, "Alert: Server is overloaded"),
    (.permissionDenied, "Alert: You don't have permission"),
    (.unreadable, "Alert: The server's answer could not be read"),
  ])
  mutating func aFailureEndsTheLoadingAndSaysWhy(
    error: ServiceError,
    alert: String
  ) {
    run.send(.todosResponse(.failure(error)))
    #expect(!run.state.isLoading)
    #expect(!run.state.isLoaded)
    #expect(run.alerts == [alert])
  }

  @Test mutating func aReloadAfterAFailureShowsTheList() {
    run.send(.todosResponse(.failure(.noNetwork)))
    run.send(.reloadButtonTapped)
    #expect(run.state.isLoading)
    #expect(run.commands == load + load)
    run.send(.todosResponse(.success([.milk])))
    #expect(!run.state.isLoading)
    #expect(run.rowTitles == ["[ ] Milk"])
  }

  @Test mutating func aNewToDoComesLastAndEmptiesTheField() {
    run.send(.todosResponse(.success([.bread])))
    run.add("  Cheese ")
    #expect(run.rowTitles == ["[x] Bread", "[ ] Cheese"])
    #expect(run.state.newTodoText == "")
  }

  @Test(arguments: ["", " \t"])
  mutating func aBlankTextAddsNothingAndStays(text: String) {
    run.send(.todosResponse(.success([.bread])))
    run.add(text)
    #expect(run.rowTitles == ["[x] Bread"])
    #expect(run.state.newTodoText == text)
    #expect(run.saves == [])
  }
}

typealias LoadAnswer = Result<[Todo], ServiceError>
