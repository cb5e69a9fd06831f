import Models
import Observation

/// Keeps the list of to-dos for both screens, and has a service save it.
///
/// After each change, after a save that succeeded and after "Try again" it
/// sends a save request. It sends none while another one is pending, while a
/// failed one is unanswered, or where nothing differs from what was saved.
/// Whoever reads the model under tracking hears of a change from the
/// Observation library. So the model need not know who that is.
///
/// A save request that is pending keeps the model alive. What was changed while
/// it was pending is saved after it, also when no screen is left. After that
/// the model is released. If a request fails when no screen is left, what was
/// not saved is lost.
@MainActor
@Observable
final class TodoListModel {
  /// The list with all changes; nil until it was loaded.
  ///
  /// The list knows whether a save request has failed, too.
  private(set) var list: TodoList?
  private let service: any TodoService

  init(service: any TodoService) {
    self.service = service
  }

  /// Keeps the list as it was loaded.
  ///
  /// A second one is not taken, for it would replace what was changed.
  func loaded(_ todos: [Todo]) {
    if list == nil { list = TodoList(todos) }
  }
}

// MARK: - Changing

/// What the user changes is as in `TodoList`. Until the list is loaded there
/// is nothing to change, and so nothing to save.
extension TodoListModel {
  /// - Returns: Whether there is a new to-do: a blank title adds nothing.
  func add(title: String) -> Bool {
    guard list?.add(title: title) == true else { return false }
    sendSaveRequest()
    return true
  }

  func toggle(_ id: TodoItem.ID) {
    list?.toggle(id)
    sendSaveRequest()
  }

  func toggleAll() {
    list?.toggleAll()
    sendSaveRequest()
  }

  func clearCompleted() {
    list?.clearCompleted()
    sendSaveRequest()
  }

  func edit(_ id: TodoItem.ID, title: String, description: String) {
    list?.edit(id, title: title, description: description)
    sendSaveRequest()
  }

  func delete(_ id: TodoItem.ID) {
    list?.delete(id)
    sendSaveRequest()
  }
}

// MARK: - Saving

extension TodoListModel {
  /// Saves the list as it is now, after a save request that has failed.
  func tryAgain() {
    list?.tryAgain()
    sendSaveRequest()
  }

  /// Takes back what was not saved, after a save request that has failed.
  func discardChanges() {
    list?.discardChanges()
  }

  /// Asks the service to save the list, if `TodoList` says that it is due.
  private func sendSaveRequest() {
    guard let todos = list?.beginSaveRequest() else { return }
    // Nobody cancels it, and it keeps the model until its answer has come.
    Task {
      do throws(ServiceError) {
        try await service.save(todos)
        list?.saveRequestSucceeded()
        sendSaveRequest()
      } catch {
        list?.saveRequestFailed(error)
      }
    }
  }
}
