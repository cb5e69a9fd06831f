import Models
import TestSupport
import Testing

@testable import MVI

struct TodoTests {
  private var run = TodoRun()

  @Test func theListIsLoadingFromTheStart() {
    #expect(run.state.isLoading)
    #expect(!run.state.isLoaded)
    #expect(run.effects == [.loadTodos(load: 1)])
  }

  @Test mutating func anAnswerEndsTheLoadingAndShowsTheList() {
    run.send(.todosResponse(.success([.milk, .bread]), load: 1))
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
    run.send(.todosResponse(.failure(error), load: 1))
    #expect(!run.state.isLoading)
    #expect(!run.state.isLoaded)
    #expect(run.alerts == [alert])
  }

  @Test mutating func aReloadAfterAFailureShowsTheList() {
    run.send(.todosResponse(.failure(.noNetwork), load: 1))
    run.send(.reloadButtonTapped)
    #expect(run.state.isLoading)
    #expect(run.effects == [.loadTodos(load: 1), .loadTodos(load: 2)])
    run.send(.todosResponse(.success([.milk]), load: 2))
    #expect(!run.state.isLoading)
    #expect(run.rowTitles == ["[ ] Milk"])
  }

  @Test(arguments: [.success([.bread]), .failure(.noNetwork)] as [LoadAnswer])
  mutating func anAnswerToAnEarlierLoadIsDropped(answer: LoadAnswer) {
    run.send(.reloadButtonTapped)
    let before = run.state
    run.send(.todosResponse(answer, load: 1))
    #expect(run.state == before)
    run.send(.todosResponse(.success([.milk]), load: 2))
    #expect(run.rowTitles == ["[ ] Milk"])
  }

  @Test mutating func aNewToDoComesLastAndEmptiesTheField() {
    run.send(.todosResponse(.success([.bread]), load: 1))
    run.add("  Cheese ")
    #expect(run.rowTitles == ["[x] Bread", "[ ] Cheese"])
    #expect(run.state.newTodoText == "")
  }

  @Test(arguments: ["", " \t"])
  mutating func aBlankTextAddsNothingAndStays(text: String) {
    run.send(.todosResponse(.success([.bread]), load: 1))
    run.add(text)
    #expect(run.rowTitles == ["[x] Bread"])
    #expect(run.state.newTodoText == text)
    #expect(run.saves == [])
  }
}

typealias LoadAnswer = Result<[Todo], ServiceError>
