import Models

/// What the interactors of both screens hear of the list.
@MainActor
protocol TodoDataManagerOutput: AnyObject {
  func todosChanged()
  /// A save request has begun or ended.
  func savingChanged()
  func saveRequestFailed(_ error: ServiceError)
}

/// Keeps the list of to-dos for both interactors, loads it, and sends the save
/// requests that are due.
///
/// The interactors change the list. `TodoList` says when a request is due. A
/// pending request keeps the data manager alive. What was changed while it was
/// pending is saved after it, also when the interactors are gone. If the
/// request fails then, what was not saved is lost.
///
/// The interactors of the other features need no data manager. They save
/// nothing, and they work with the models as their services send them.
@MainActor
final class TodoDataManager {
  weak var listOutput: (any TodoDataManagerOutput)?
  weak var editorOutput: (any TodoDataManagerOutput)?
  /// Nil until it is loaded: before that there is nothing to change.
  var list: TodoList? {
    didSet {
      guard list?.items != oldValue?.items else { return }
      listOutput?.todosChanged()
      editorOutput?.todosChanged()
    }
  }
  private let service: any TodoService

  init(service: any TodoService) {
    self.service = service
  }

  func loadList() async throws(ServiceError) -> TodoList {
    TodoList(try await service.load())
  }

  /// Sends a save request, if one is due.
  func sendSaveRequest() {
    guard let todos = list?.beginSaveRequest() else { return }
    tellOfSaving()
    // Nobody cancels it, and it keeps the data manager until its answer has
    // come.
    Task { [self] in
      do throws(ServiceError) {
        try await service.save(todos)
        list?.saveRequestSucceeded()
        sendSaveRequest()
        tellOfSaving()
      } catch {
        list?.saveRequestFailed(error)
        tellOfSaving()
        listOutput?.saveRequestFailed(error)
        editorOutput?.saveRequestFailed(error)
      }
    }
  }

  private func tellOfSaving() {
    listOutput?.savingChanged()
    editorOutput?.savingChanged()
  }
}
