import Models

/// What the interactors of both screens hear.
@MainActor
protocol TodoDataManagerOutput: AnyObject {
  /// A save request has begun, or none is pending any more.
  func savingChanged()
}

/// What the list's interactor hears.
@MainActor
protocol TodoListDataManagerOutput: TodoDataManagerOutput {
  func saveRequestFailed(_ error: ServiceError)
}

/// What the editor's interactor hears.
@MainActor
protocol TodoEditorDataManagerOutput: TodoDataManagerOutput {
  func todosChanged()
}

/// Keeps the list of to-dos for both interactors, loads it, and sends the save
/// requests that are due.
///
/// An interactor takes the list, changes it, and puts it back. `TodoList` says
/// when a request is due. A pending request keeps the data manager alive. What
/// was changed while it was pending is saved after it, also when the
/// interactors are gone. If the request fails then, what was not saved is lost.
@MainActor
final class TodoDataManager {
  weak var listOutput: (any TodoListDataManagerOutput)?
  weak var editorOutput: (any TodoEditorDataManagerOutput)?
  /// Nil until it is loaded: before that there is nothing to change.
  private(set) var list: TodoList?
  private let service: any TodoService

  private var isSaving: Bool { list?.isSaveRequestPending == true }

  init(service: any TodoService) {
    self.service = service
  }

  func loadList() async throws(ServiceError) -> TodoList {
    TodoList(try await service.load())
  }

  /// Keeps the list as it is now, and sends a save request if one is due.
  func put(_ newList: TodoList) {
    let previousItems = list?.items
    let wasSaving = isSaving
    list = newList
    sendSaveRequest()
    if newList.items != previousItems { editorOutput?.todosChanged() }
    if isSaving != wasSaving {
      listOutput?.savingChanged()
      editorOutput?.savingChanged()
    }
  }

  private func sendSaveRequest() {
    guard let todos = list?.beginSaveRequest() else { return }
    // Nobody cancels it, and it keeps the data manager until its answer has
    // come.
    Task { [self] in
      do throws(ServiceError) {
        try await service.save(todos)
        saveRequestSucceeded()
      } catch {
        saveRequestFailed(error)
      }
    }
  }

  private func saveRequestSucceeded() {
    guard var list else { return }
    list.saveRequestSucceeded()
    put(list)
  }

  private func saveRequestFailed(_ error: ServiceError) {
    guard var list else { return }
    list.saveRequestFailed(error)
    put(list)
    listOutput?.saveRequestFailed(error)
  }
}
