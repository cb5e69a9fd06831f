import Models

/// What the list's presenter can ask for.
@MainActor
protocol TodoInteractorInput: AnyObject {
  func loadTodos()
  func addTodo(title: String)
  func toggleTodo(id: Int)
  func toggleAllTodos()
  func clearCompletedTodos()
  func filterTodos(by filter: TodoListOutputData.Filter)
  /// Answers a failed save request: the list is saved as it is now.
  func tryAgain()
  /// Answers a failed save request: what was not saved is taken back.
  func discardChanges()
}

/// What the list's presenter is told.
@MainActor
protocol TodoInteractorOutput: AnyObject {
  func todosLoaded(_ list: TodoListOutputData)
  func loadFailed(message: String)
  func todosChanged(_ list: TodoListOutputData)
  /// A blank title adds nothing, so the presenter waits for this.
  func todoAdded()
  /// Nothing is saved until it is tried again or the changes are discarded.
  func saveRequestFailed(message: String)
}

/// What the editor's presenter can ask for.
@MainActor
protocol TodoEditorInteractorInput: AnyObject {
  /// Makes a to-do the one that is edited.
  func openTodo(id: Int)
  func editTodo(title: String, description: String)
  func deleteTodo()
}

/// What the editor's presenter is told.
@MainActor
protocol TodoEditorInteractorOutput: AnyObject {
  func todoOpened(title: String, description: String)
  func savingChanged(isPending: Bool)
  func todoIsGone()
}

/// Keeps and changes the list of to-dos for two screens, and decides when it is
/// saved and what is taken back.
///
/// A pending save request keeps it alive, so what changed meanwhile is saved
/// after it, also when the screens have gone.
@MainActor
final class TodoInteractor {
  weak var output: (any TodoInteractorOutput)?
  weak var editorOutput: (any TodoEditorInteractorOutput)?
  private let dataManager: TodoDataManager
  /// Nil until it was loaded: there is nothing to change before.
  private var list: TodoList?
  private var filter = TodoFilter.all
  private var editedID: TodoItem.ID?
  private var latestLoad = 0

  init(dataManager: TodoDataManager) {
    self.dataManager = dataManager
  }

  private func saveAndTell() {
    sendSaveRequest()
    tellOutputs()
  }

  private func tellOutputs() {
    guard let list else { return }
    output?.todosChanged(TodoListOutputData(list, filter))
    tellEditor()
  }

  private func tellEditor() {
    guard let list, let editedID else { return }
    editorOutput?.savingChanged(isPending: list.isSaveRequestPending)
    if list.item(editedID) == nil { editorOutput?.todoIsGone() }
  }

  /// Asks for a save, if that is due.
  private func sendSaveRequest() {
    guard let todos = list?.beginSaveRequest() else { return }
    // Strongly, until the answer has come.
    dataManager.saveTodos(todos) { answer in
      self.saveRequestEnded(answer)
    }
  }

  private func saveRequestEnded(_ answer: Result<Void, ServiceError>) {
    switch answer {
    case .success:
      list?.saveRequestSucceeded()
      saveAndTell()
    case .failure(let error):
      list?.saveRequestFailed(error)
      tellOutputs()
      output?.saveRequestFailed(message: error.message)
    }
  }
}

extension TodoInteractor: TodoInteractorInput {
  func loadTodos() {
    latestLoad += 1
    let load = latestLoad
    dataManager.loadList { [weak self] answer in
      guard let self, load == latestLoad else { return }
      switch answer {
      case .success(let list):
        self.list = list
        output?.todosLoaded(TodoListOutputData(list, filter))
      case .failure(let error):
        output?.loadFailed(message: error.message)
      }
    }
  }

  func addTodo(title: String) {
    guard list?.add(title: title) == true else { return }
    saveAndTell()
    output?.todoAdded()
  }

  func toggleTodo(id: Int) {
    list?.toggle(id)
    saveAndTell()
  }

  func toggleAllTodos() {
    list?.toggleAll()
    saveAndTell()
  }

  func clearCompletedTodos() {
    list?.clearCompleted()
    saveAndTell()
  }

  func filterTodos(by filter: TodoListOutputData.Filter) {
    switch filter {
    case .all: self.filter = .all
    case .active: self.filter = .active
    case .completed: self.filter = .completed
    }
    tellOutputs()
  }

  func tryAgain() {
    list?.tryAgain()
    saveAndTell()
  }

  func discardChanges() {
    list?.discardChanges()
    saveAndTell()
  }
}

extension TodoInteractor: TodoEditorInteractorInput {
  func openTodo(id: Int) {
    editedID = id
    guard let todo = list?.item(id)?.todo else { return }
    editorOutput?.todoOpened(title: todo.title, description: todo.description)
    tellEditor()
  }

  func editTodo(title: String, description: String) {
    guard let editedID else { return }
    list?.edit(editedID, title: title, description: description)
    saveAndTell()
  }

  func deleteTodo() {
    guard let editedID else { return }
    list?.delete(editedID)
    saveAndTell()
  }
}

extension TodoListOutputData {
  fileprivate init(_ list: TodoList, _ filter: TodoFilter) {
    todos = list.items(filter).map { item in
      TodoOutputData(
        id: item.id,
        title: item.todo.title,
        description: item.todo.description,
        isCompleted: item.todo.isCompleted
      )
    }
    isEmpty = list.isEmpty
    activeCount = list.activeCount
    hasCompleted = list.hasCompleted
    isAllCompleted = list.isAllCompleted
    isSaveRequestPending = list.isSaveRequestPending
  }
}
