import Models

/// Keeps the list of to-dos for two presenters, changes it, and sends the save
/// requests that are due.
///
/// `TodoList` says when a request is due, and takes changes back. A pending
/// request keeps the interactor alive. What was changed while it was pending is
/// saved after it, also when the presenters are gone. If the request fails
/// then, what was not saved is lost.
@MainActor
final class TodoInteractor {
  weak var output: (any TodoInteractorOutput)?
  weak var editorOutput: (any TodoEditorInteractorOutput)?
  private let dataManager: TodoDataManager
  /// Nil until it is loaded: before that there is nothing to change.
  private var list: TodoList?
  private var filter = TodoFilter.all
  private var loading: Task<Void, Never>?

  init(dataManager: TodoDataManager) {
    self.dataManager = dataManager
  }

  deinit {
    loading?.cancel()
  }

  private func loaded(_ list: TodoList) {
    self.list = list
    output?.todosLoaded(TodoListOutputData(list, filter))
  }

  private func saveAndTell() {
    sendSaveRequest()
    tellOfTodos()
    tellOfSaving()
  }

  private func tellOfTodos() {
    guard let list else { return }
    output?.todosChanged(TodoListOutputData(list, filter))
    editorOutput?.todosChanged()
  }

  private func tellOfSaving() {
    guard let list else { return }
    output?.savingChanged(isPending: list.isSaveRequestPending)
    editorOutput?.savingChanged(isPending: list.isSaveRequestPending)
  }

  /// Sends a save request, if one is due.
  private func sendSaveRequest() {
    guard let todos = list?.beginSaveRequest() else { return }
    // Nobody cancels it, and it keeps the interactor until its answer has come.
    Task { [self] in
      do throws(ServiceError) {
        try await dataManager.saveTodos(todos)
        list?.saveRequestSucceeded()
        sendSaveRequest()
        tellOfSaving()
      } catch {
        list?.saveRequestFailed(error)
        tellOfSaving()
        output?.saveRequestFailed(message: error.message)
      }
    }
  }
}

extension TodoInteractor: TodoInteractorInput {
  func loadTodos() {
    guard list == nil else { return }
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

  func filterTodos(by filter: TodoFilterInput) {
    switch filter {
    case .all: self.filter = .all
    case .active: self.filter = .active
    case .completed: self.filter = .completed
    }
    tellOfTodos()
  }

  func retrySave() {
    list?.tryAgain()
    sendSaveRequest()
    tellOfSaving()
  }

  func discardChanges() {
    list?.discardChanges()
    tellOfTodos()
    tellOfSaving()
  }
}

extension TodoInteractor: TodoEditorInteractorInput {
  func findTodo(id: Int) {
    guard let list else { return }
    if let todo = list.item(id)?.todo {
      editorOutput?.todoFound(title: todo.title, description: todo.description)
    } else {
      editorOutput?.todoIsGone()
    }
    editorOutput?.savingChanged(isPending: list.isSaveRequestPending)
  }

  func checkTodo(id: Int) {
    guard let list, list.item(id) == nil else { return }
    editorOutput?.todoIsGone()
  }

  func editTodo(id: Int, title: String, description: String) {
    list?.edit(id, title: title, description: description)
    saveAndTell()
  }

  func deleteTodo(id: Int) {
    list?.delete(id)
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
  }
}
