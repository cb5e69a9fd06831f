import Models

/// Asks the data manager to load and change the to-dos, and finds out which of
/// them are shown.
///
/// It knows the presenter as its output only, and must not know a view, nor
/// that there is an editor.
@MainActor
final class TodoInteractor {
  weak var output: (any TodoInteractorOutput)?
  private let dataManager: TodoDataManager
  private var filter = TodoFilter.all

  init(dataManager: TodoDataManager) {
    self.dataManager = dataManager
    dataManager.addListener(self)
  }
}

extension TodoInteractor: TodoInteractorInput {
  func loadTodos() {
    dataManager.loadTodos { [weak self] answer in
      guard let self else { return }
      switch answer {
      case .success:
        output?.todosLoaded(TodoListOutputData(dataManager.list, filter))
      case .failure(let error):
        output?.loadFailed(message: error.message)
      }
    }
  }

  func addTodo(title: String) {
    let isAdded = dataManager.change { $0.add(title: title) }
    if isAdded { output?.todoAdded() }
  }

  func toggleTodo(id: Int) {
    dataManager.change { $0.toggle(id) }
  }

  func toggleAllTodos() {
    dataManager.change { $0.toggleAll() }
  }

  func clearCompletedTodos() {
    dataManager.change { $0.clearCompleted() }
  }

  func filterTodos(by filter: TodoListOutputData.Filter) {
    self.filter =
      switch filter {
      case .all: .all
      case .active: .active
      case .completed: .completed
      }
    tellTodos()
  }
}

extension TodoInteractor: TodoDataManagerListener {
  func todosChanged() {
    tellTodos()
  }

  func savingChanged() {
    output?.savingChanged(isSaving: dataManager.list.isSaving)
  }

  func saveFailed(with error: ServiceError) {
    output?.saveFailed(message: error.message)
  }

  private func tellTodos() {
    output?.todosChanged(TodoListOutputData(dataManager.list, filter))
  }
}

extension TodoListOutputData {
  fileprivate init(_ list: TodoList, _ filter: TodoFilter) {
    todos = list.items(filter).map { TodoOutputData($0) }
    isEmpty = list.isEmpty
    activeCount = list.activeCount
    hasCompleted = list.hasCompleted
    isAllCompleted = list.isAllCompleted
  }
}

extension TodoOutputData {
  fileprivate init(_ item: TodoItem) {
    id = item.id
    title = item.todo.title
    description = item.todo.description
    isCompleted = item.todo.isCompleted
  }
}
