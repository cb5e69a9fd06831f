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

/// Hears what the editor has done.
@MainActor
protocol TodoEditorModuleDelegate: AnyObject {
  func editorDidSaveTodo()
  func editorDidDeleteTodo()
}

/// Has the interactor open, change or delete a to-do, words what the editor
/// shows, and tells the router when to lead back.
@MainActor
final class TodoEditorPresenter {
  weak var view: (any TodoEditorView)?
  weak var delegate: (any TodoEditorModuleDelegate)?
  private let interactor: any TodoEditorInteractorInput
  private let router: any TodoEditorRouting

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
    interactor.saveTodo(title: title, description: description)
    router.leaveEditor()
    delegate?.editorDidSaveTodo()
  }

  func deleteTodo() {
    interactor.deleteTodo()
    router.leaveEditor()
    delegate?.editorDidDeleteTodo()
  }
}

extension TodoEditorPresenter: TodoEditorInteractorOutput {
  func todoFound(title: String, description: String) {
    view?.setTitle(title)
    view?.setDescription(description)
    view?.setScreenTitle("Edit: \(title)")
  }

  func todoIsGone() {
    view?.setMissingText("No longer in the list")
  }

  func savingChanged(isPending: Bool) {
    view?.setSavingText(isPending ? "Saving..." : "")
  }
}
