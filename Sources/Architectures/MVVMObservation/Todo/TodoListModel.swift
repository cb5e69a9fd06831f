import Models
import Observation

/// Keeps the list of to-dos for both screens, and has a service load and save
/// it.
///
/// After each change, after a save that succeeded and after "Try again", it
/// sends a save request if one is due. `TodoList` says whether one is. None is
/// due while another one is pending, while a failed one is unanswered, or where
/// nothing differs from what was saved.
///
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
  private(set) var list: TodoList?
  /// The save request that failed last, answered or not.
  private var lastSaveFailure: TodoSaveFailure?
  private let service: any TodoService

  init(service: any TodoService) {
    self.service = service
  }

  /// Loads the list, if it is not there: to load it again would lose what was
  /// changed.
  ///
  /// The caller hears of a failure. If its task is cancelled, the answer is
  /// dropped.
  func load() async throws(ServiceError) {
    guard list == nil else { return }
    let todos = try await service.load()
    // Another load may have brought the list meanwhile.
    guard !Task.isCancelled, list == nil else { return }
    list = TodoList(todos)
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
  /// The save request that has failed; nil once the user has answered.
  ///
  /// `TodoList` alone knows whether there is one. Here it has an identity, by
  /// which its alert is known.
  var saveFailure: TodoSaveFailure? {
    list?.saveFailure == nil ? nil : lastSaveFailure
  }

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
        lastSaveFailure = TodoSaveFailure(error: error)
        list?.saveRequestFailed(error)
      }
    }
  }
}
