/// What the presenter can ask of the editor.
@MainActor
protocol TodoEditorView: AnyObject {
  func setScreenTitle(_ title: String)
  func setTitle(_ title: String)
  func setDescription(_ description: String)
  func setMissingText(_ text: String)
  func setSavingText(_ text: String)
}

/// What the editor can ask of the presenter.
@MainActor
protocol TodoEditorModuleInterface: AnyObject {
  func updateView()
  /// Follows what is typed, which changes nothing in the list.
  func changeTitle(to title: String)
  func saveTodo(title: String, description: String)
  func deleteTodo()
}

/// Has the interactor open, change or delete a to-do, words what the editor
/// shows, and tells the router when to lead back.
@MainActor
final class TodoEditorPresenter {
  weak var view: (any TodoEditorView)?
  private let interactor: any TodoEditorInteractorInput
  private let router: any TodoEditorRouting
  /// Whether the user has saved or deleted the to-do.
  ///
  /// What the presenter then hears comes of its own change, and is not shown.
  private var isLeaving = false

  init(
    interactor: any TodoEditorInteractorInput,
    router: any TodoEditorRouting
  ) {
    self.interactor = interactor
    self.router = router
  }
}

extension TodoEditorPresenter: TodoEditorModuleInterface {
  func updateView() {
    interactor.findTodo()
  }

  func changeTitle(to title: String) {
    view?.setScreenTitle("Edit: \(title)")
  }

  func saveTodo(title: String, description: String) {
    isLeaving = true
    interactor.saveTodo(title: title, description: description)
    router.leaveEditor()
  }

  func deleteTodo() {
    isLeaving = true
    interactor.deleteTodo()
    router.leaveEditor()
  }
}

extension TodoEditorPresenter: TodoEditorInteractorOutput {
  func todoFound(title: String, description: String) {
    view?.setTitle(title)
    view?.setDescription(description)
    view?.setScreenTitle("Edit: \(title)")
  }

  func todoIsGone() {
    guard !isLeaving else { return }
    view?.setMissingText("No longer in the list")
  }

  func savingChanged(isPending: Bool) {
    guard !isLeaving else { return }
    view?.setSavingText(isPending ? "Saving..." : "")
  }
}
