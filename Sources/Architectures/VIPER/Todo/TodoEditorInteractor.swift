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
  func todoIsGone()
  func savingChanged(isPending: Bool)
}

/// Finds the to-do of an editor, changes or deletes it, and has the list saved.
@MainActor
final class TodoEditorInteractor {
  weak var output: (any TodoEditorInteractorOutput)?
  private let id: TodoItem.ID
  private let dataManager: TodoDataManager
  /// Whether the to-do was saved or deleted here.
  ///
  /// The presenter, which then leaves the editor, is told nothing more.
  private var isFinished = false

  init(id: TodoItem.ID, dataManager: TodoDataManager) {
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
    guard var list = dataManager.list else { return }
    list.edit(id, title: title, description: description)
    putBack(list)
  }

  func deleteTodo() {
    guard var list = dataManager.list else { return }
    list.delete(id)
    putBack(list)
  }

  private func putBack(_ list: TodoList) {
    isFinished = true
    dataManager.put(list)
  }
}

extension TodoEditorInteractor: TodoEditorDataManagerOutput {
  func todosChanged() {
    guard !isFinished, dataManager.list?.item(id) == nil else { return }
    output?.todoIsGone()
  }

  func savingChanged() {
    guard !isFinished, let list = dataManager.list else { return }
    output?.savingChanged(isPending: list.isSaveRequestPending)
  }
}
