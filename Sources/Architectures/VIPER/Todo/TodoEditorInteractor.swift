import Models

/// Asks the data manager to change or delete a to-do, and finds out whether it
/// is still in the list.
///
/// It knows the presenter as its output only, and must not know a view or
/// another interactor.
@MainActor
final class TodoEditorInteractor {
  weak var output: (any TodoEditorInteractorOutput)?
  private let id: TodoItem.ID
  private let dataManager: TodoDataManager

  init(id: TodoItem.ID, dataManager: TodoDataManager) {
    self.id = id
    self.dataManager = dataManager
    dataManager.addListener(self)
  }
}

extension TodoEditorInteractor: TodoEditorInteractorInput {
  func loadTodo() {
    guard let todo = dataManager.list.item(id)?.todo else { return }
    output?.todoLoaded(title: todo.title, description: todo.description)
    tellSaving()
  }

  func editTodo(title: String, description: String) {
    dataManager.change {
      $0.edit(id, title: title, description: description)
    }
  }

  func deleteTodo() {
    dataManager.change { $0.delete(id) }
  }
}

extension TodoEditorInteractor: TodoDataManagerListener {
  func todosChanged() {
    guard dataManager.list.item(id) == nil else { return }
    output?.todoIsGone()
  }

  func savingChanged() {
    tellSaving()
  }

  /// Whoever shows the whole list reports it.
  func saveFailed(with error: ServiceError) {}

  private func tellSaving() {
    output?.savingChanged(isSaving: dataManager.list.isSaving)
  }
}
