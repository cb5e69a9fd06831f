import TestSupport
import Testing

@testable import VIPER

@MainActor
struct TodoPresenterTests {
  private let interactor = TodoInteractorSpy()
  private let view = TodoViewSpy()
  private let router = TodoRouterSpy()
  private let presenter: TodoPresenter

  init() {
    presenter = TodoPresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  @Test func theInteractorDecidesOnEachChange() {
    presenter.updateView()
    presenter.todosFound(.oneShown)
    presenter.addTodo(title: " ")
    presenter.toggleTodo(atRow: 0)
    presenter.toggleAllTodos()
    presenter.clearCompletedTodos()
    presenter.showAllTodos()
    presenter.showActiveTodos()
    presenter.showCompletedTodos()
    presenter.reloadTodos()
    #expect(
      interactor.steps == [
        .load, .add(" "), .toggle(7), .toggleAll, .clearCompleted,
        .filter(.all), .filter(.active), .filter(.completed), .load,
      ]
    )
    #expect(view.timesNewTodoCleared == 0)
  }

  @Test func theInteractorSaysWhetherALoadStarts() {
    presenter.updateView()
    #expect(!view.isLoading)
    presenter.loadStarted()
    #expect(view.isLoading)
    presenter.todosLoaded()
    #expect(!view.isLoading)
  }

  @Test func aListIsWorded() {
    presenter.todosFound(.oneShown)
    #expect(
      view.rows == [TodoDisplayData(title: "[x] Milk", description: "Soon")]
    )
    #expect(
      view.controls
        == TodoControlsDisplayData(
          markAllTitle: "Mark all as done",
          itemsLeftText: "1 item left",
          isClearCompletedShown: true
        )
    )
  }

  @Test func theEditorOpensForTheToDoOfARow() {
    presenter.todosFound(.oneShown)
    presenter.editTodo(atRow: 0)
    #expect(router.editedTodos == [7])
    #expect(interactor.steps == [])
  }

  @Test func whatTheEditorHasDoneIsLookedUp() {
    presenter.editorDidSaveTodo()
    #expect(interactor.steps == [.find])
    presenter.editorDidDeleteTodo()
    #expect(interactor.steps == [.find, .find])
  }

  @Test func eachFailureIsPutInAnAlert() {
    presenter.loadStarted()
    presenter.loadFailed(message: "A sentence")
    #expect(!view.isLoading)
    #expect(router.alerts == [AlertText("Alert", "A sentence")])
    presenter.saveRequestFailed(message: "Another one")
    #expect(router.questions == [AlertText("Not saved", "Another one")])
    #expect(router.answers == ["Try again", "Discard changes"])
  }

  @Test func theInteractorHearsTheAnswer() {
    presenter.saveRequestFailed(message: "A sentence")
    #expect(interactor.steps == [])
    presenter.userChoseToTryAgain()
    presenter.userChoseToDiscard()
    #expect(interactor.steps == [.retrySave, .discardChanges])
  }
}

extension TodoListOutputData {
  /// A list of two, of which one shows.
  fileprivate static let oneShown = TodoListOutputData(
    todos: [
      TodoOutputData(
        id: 7,
        title: "Milk",
        description: "Soon",
        isCompleted: true
      )
    ],
    isEmpty: false,
    activeCount: 1,
    hasCompleted: true,
    isAllCompleted: false
  )
}
