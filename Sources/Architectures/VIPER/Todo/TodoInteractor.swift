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
    dataManager.put(list)
    findTodos()
    output?.todosLoaded()
  }

  private func change(_ change: (inout TodoList) -> Void) {
    guard var list = dataManager.list else { return }
    change(&list)
    dataManager.put(list)
    findTodos()
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

  func findTodos() {
    guard let list = dataManager.list else { return }
    output?.todosFound(TodoListOutputData(list, filter))
  }

  func addTodo(title: String) {
    guard var list = dataManager.list, list.add(title: title) else { return }
    dataManager.put(list)
    findTodos()
    output?.todoAdded()
  }

  func toggleTodo(id: Int) {
    change { $0.toggle(id) }
  }

  func toggleAllTodos() {
    change { $0.toggleAll() }
  }

  func clearCompletedTodos() {
    change { $0.clearCompleted() }
  }

  func filterTodos(by filter: TodoFilterInput) {
    switch filter {
    case .all: self.filter = .all
    case .active: self.filter = .active
    case .completed: self.filter = .completed
    }
    findTodos()
  }

  func retrySave() {
    guard var list = dataManager.list else { return }
    list.tryAgain()
    dataManager.put(list)
  }

  func discardChanges() {
    change { $0.discardChanges() }
  }
}

extension TodoInteractor: TodoListDataManagerOutput {
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
