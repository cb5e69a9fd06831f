import Testing

@testable import VIPER

@MainActor
struct TodoEditorPresenterTests {
  private let interactor = TodoEditorInteractorSpy()
  private let view = TodoEditorViewSpy()
  private let router = TodoEditorRouterSpy()
  private let presenter: TodoEditorPresenter

  init() {
    presenter = TodoEditorPresenter(interactor: interactor, router: router)
    presenter.view = view
    presenter.updateView()
  }

  @Test func bothButtonsLeadBack() {
    presenter.saveTodo(title: " ", description: "Soon")
    #expect(router.timesLeft == 1)
    presenter.deleteTodo()
    #expect(router.timesLeft == 2)
    #expect(
      interactor.steps == [
        .find, .save(title: " ", description: "Soon"), .delete,
      ]
    )
  }

  @Test func theDelegateHearsWhatTheEditorHasDone() {
    let delegate = TodoEditorModuleDelegateSpy()
    presenter.delegate = delegate
    presenter.saveTodo(title: "Milk", description: "Soon")
    #expect(delegate.heard == [.saved])
    presenter.deleteTodo()
    #expect(delegate.heard == [.saved, .deleted])
  }

  @Test func anEditorSaysThatASaveIsPendingAndThatItsToDoIsGone() {
    presenter.savingChanged(isPending: true)
    #expect(view.savingText == "Saving...")
    presenter.savingChanged(isPending: false)
    #expect(view.savingText == "")
    #expect(view.missingText == "")
    presenter.todoIsGone()
    #expect(view.missingText == "No longer in the list")
  }

  @Test func typingChangesTheScreensTitleOnly() {
    presenter.todoFound(title: "Milk", description: "Soon")
    presenter.changeTitle(to: "Oat milk")
    #expect(view.screenTitle == "Edit: Oat milk")
    #expect(view.title == "Milk")
    #expect(interactor.steps == [.find])
  }
}

/// Keeps what the editor has done.
private final class TodoEditorModuleDelegateSpy: TodoEditorModuleDelegate {
  enum Step {
    case saved, deleted
  }

  private(set) var heard: [Step] = []

  func editorDidSaveTodo() { heard.append(.saved) }
  func editorDidDeleteTodo() { heard.append(.deleted) }
}
