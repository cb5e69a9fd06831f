import Models

/// What the editor's presenter can ask for.
@MainActor
protocol TodoEditorInteractorInput: AnyObject {
  /// Hands out the to-do, and tells whether a save is pending.
  func findTodo()
  /// A blank title deletes the to-do.
  func saveTodo(title: String, description: String)
  func deleteTodo()
}

/// What the editor's presenter is told.
@MainActor
protocol TodoEditorInteractorOutput: AnyObject {
  func todoFound(title: String, description: String)
  /// Told also if the editor has deleted the to-do itself.
  func todoIsGone()
  func savingChanged(isPending: Bool)
}

/// Finds the to-do of an editor, changes or deletes it, and has the list saved.
@MainActor
final class TodoEditorInteractor {
  weak var output: (any TodoEditorInteractorOutput)?
  private let id: Int
  private let dataManager: TodoDataManager

  init(id: Int, dataManager: TodoDataManager) {
    self.id = id
    self.dataManager = dataManager
  }
}

extension TodoEditorInteractor: TodoEditorInteractorInput {
  func findTodo() {
    if let todo = dataManager.list?.item(id)?.todo {
      output?.todoFound(title: todo.title, description: todo.description)
    } else {
      output?.todoIsGone()
    }
    savingChanged()
  }

  func saveTodo(title: String, description: String) {
    dataManager.list?.edit(id, title: title, description: description)
    dataManager.sendSaveRequest()
  }

  func deleteTodo() {
    dataManager.list?.delete(id)
    dataManager.sendSaveRequest()
  }
}

extension TodoEditorInteractor: TodoDataManagerOutput {
  func todosChanged() {
    guard dataManager.list?.item(id) == nil else { return }
    output?.todoIsGone()
  }

  func savingChanged() {
    guard let list = dataManager.list else { return }
    output?.savingChanged(isPending: list.isSaveRequestPending)
  }

  /// The list's interactor has the user asked.
  func saveRequestFailed(_ error: ServiceError) {}
}
