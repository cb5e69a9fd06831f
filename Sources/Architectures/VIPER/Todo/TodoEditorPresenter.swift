/// Asks the interactor for the to-do and has it changed, words the rest of the
/// editor, and tells the router when to lead back.
///
/// It knows view and router by their protocols only, and must not know the
/// model.
@MainActor
final class TodoEditorPresenter {
  weak var view: (any TodoEditorView)?
  private let interactor: any TodoEditorInteractorInput
  private let router: any TodoEditorRouting

  init(
    interactor: any TodoEditorInteractorInput,
    router: any TodoEditorRouting
  ) {
    self.interactor = interactor
    self.router = router
  }

  func viewDidLoad() {
    interactor.loadTodo()
  }

  func titleFieldChanged(_ title: String) {
    showTitle(title)
  }

  func saveButtonTapped(title: String, description: String) {
    router.leaveEditor()
    interactor.editTodo(title: title, description: description)
  }

  func deleteButtonTapped() {
    router.leaveEditor()
    interactor.deleteTodo()
  }

  private func showTitle(_ title: String) {
    view?.setScreenTitle("Edit: \(title)")
  }
}

extension TodoEditorPresenter: TodoEditorInteractorOutput {
  func todoLoaded(title: String, description: String) {
    view?.setTitle(title)
    view?.setDescription(description)
    showTitle(title)
  }

  func todoIsGone() {
    view?.setMissingText("No longer in the list")
  }

  func savingChanged(isSaving: Bool) {
    view?.setSavingText(isSaving ? "Saving..." : "")
  }
}
