import Models

/// Has the list of to-dos loaded, changes and filters it, and has it saved.
@MainActor
final class TodoInteractor {
  weak var output: (any TodoInteractorOutput)?
  private let dataManager: TodoDataManager
  private var filter = TodoFilter.all
  private var loading: Task<Void, Never>?

  init(dataManager: TodoDataManager) {
    self.dataManager = dataManager
  }

  deinit {
    loading?.cancel()
  }

  private func loaded(_ list: TodoList) {
    dataManager.list = list
    output?.todosLoaded()
  }
}

extension TodoInteractor: TodoInteractorInput {
  func loadTodos() {
    guard dataManager.list == nil else { return }
    output?.loadStarted()
    loading?.cancel()
    loading = Task { [weak self, dataManager] in
      do throws(ServiceError) {
        let list = try await dataManager.loadList()
        guard !Task.isCancelled else { return }
        self?.loaded(list)
      } catch {
        guard !Task.isCancelled else { return }
        self?.output?.loadFailed(message: error.message)
      }
    }
  }

  func addTodo(title: String) {
    guard dataManager.list?.add(title: title) == true else { return }
    dataManager.sendSaveRequest()
    output?.todoAdded()
  }

  func toggleTodo(id: Int) {
    dataManager.list?.toggle(id)
    dataManager.sendSaveRequest()
  }

  func toggleAllTodos() {
    dataManager.list?.toggleAll()
    dataManager.sendSaveRequest()
  }

  func clearCompletedTodos() {
    dataManager.list?.clearCompleted()
    dataManager.sendSaveRequest()
  }

  func filterTodos(by filter: TodoFilterInput) {
    switch filter {
    case .all: self.filter = .all
    case .active: self.filter = .active
    case .completed: self.filter = .completed
    }
    todosChanged()
  }

  func retrySave() {
    dataManager.list?.tryAgain()
    dataManager.sendSaveRequest()
  }

  func discardChanges() {
    dataManager.list?.discardChanges()
  }
}

extension TodoInteractor: TodoDataManagerOutput {
  func todosChanged() {
    guard let list = dataManager.list else { return }
    output?.todosChanged(TodoListOutputData(list, filter))
  }

  func savingChanged() {
    guard let list = dataManager.list else { return }
    output?.savingChanged(isPending: list.isSaveRequestPending)
  }

  func saveRequestFailed(_ error: ServiceError) {
    output?.saveRequestFailed(message: error.message)
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
  }
}
