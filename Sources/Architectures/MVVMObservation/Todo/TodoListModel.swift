import Models
import Observation

/// Keeps the list of to-dos for both screens, and has a service load and save
/// it.
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
  private(set) var isLoading = false
  /// Why the last load failed; nil while one is pending, after a success, and
  /// once the user has closed the alert about it.
  private(set) var loadFailure: ServiceError?
  /// How many loads and save requests have failed: the identity of the last
  /// failure, for two may say the same.
  private(set) var failureCount = 0
  private let service: any TodoService
  @ObservationIgnored private var loading: Task<Void, Never>?

  init(service: any TodoService) {
    self.service = service
  }

  deinit {
    loading?.cancel()
  }

  /// Asks the service for the list; of several loads the last one wins.
  ///
  /// A list that was loaded is not loaded again, for its changes would be lost.
  /// It is no `async` function, for that would keep the model until the service
  /// has answered.
  func load() {
    guard list == nil else { return }
    isLoading = true
    loadFailure = nil
    loading?.cancel()
    loading = Task { [weak self, service] in
      do throws(ServiceError) {
        let todos = try await service.load()
        guard !Task.isCancelled else { return }
        self?.isLoading = false
        self?.list = TodoList(todos)
      } catch {
        guard !Task.isCancelled else { return }
        self?.isLoading = false
        self?.failureCount += 1
        self?.loadFailure = error
      }
    }
  }

  func loadFailureClosed() {
    loadFailure = nil
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
        failureCount += 1
        list?.saveRequestFailed(error)
      }
    }
  }
}
