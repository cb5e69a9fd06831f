/// What the presenter can ask of the editor's interactor.
///
/// It speaks of use cases, and must not name the model.
@MainActor
protocol TodoEditorInteractorInput: AnyObject {
  func loadTodo()
  func editTodo(title: String, description: String)
  func deleteTodo()
}

/// What the editor's interactor tells the presenter.
///
/// It hands out plain values, and must not name the model.
@MainActor
protocol TodoEditorInteractorOutput: AnyObject {
  func todoLoaded(title: String, description: String)
  func todoIsGone()
  func savingChanged(isSaving: Bool)
}
