import Testing

@testable import VIPER

@MainActor
struct TodoEditorPresenterTests {
  private let interactor = TodoEditorInteractorSpy()
  private let view = TodoEditorViewSpy()
  private let router = TodoEditorRouterSpy()
  private let presenter: TodoEditorPresenter

  init() {
    presenter = TodoEditorPresenter(
      id: 7,
      interactor: interactor,
      router: router
    )
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
        .find(7), .edit(7, title: " ", description: "Soon"), .delete(7),
      ]
    )
  }

  @Test func anEditorThatIsLeavingIgnoresWhatItHears() {
    presenter.deleteTodo()
    presenter.savingChanged(isPending: true)
    presenter.todoIsGone()
    #expect(view.savingText == "")
    #expect(view.missingText == "")
  }

  @Test func aChangeHasTheEditorsToDoChecked() {
    presenter.todosChanged()
    #expect(interactor.steps == [.find(7), .check(7)])
    #expect(view.missingText == "")
    presenter.todoIsGone()
    #expect(view.missingText == "No longer in the list")
  }

  @Test func typingChangesTheScreensTitleOnly() {
    presenter.todoFound(title: "Milk", description: "Soon")
    presenter.changeTitle(to: "Oat milk")
    #expect(view.screenTitle == "Edit: Oat milk")
    #expect(view.title == "Milk")
    #expect(interactor.steps == [.find(7)])
  }
}
