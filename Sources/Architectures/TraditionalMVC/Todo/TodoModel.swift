import Models

/// What can change in the list of to-dos.
enum TodoAspect {
  case isLoading
  case list
  case isSaveRequestPending
  case loadFailure
  case saveFailure
}

/// Loads the to-dos, keeps the list and changes it, and has it saved.
///
/// The views of both screens and the list's controller depend on it until their
/// screens close.
///
/// A save request that is pending keeps the model alive when the screens have
/// gone. If it then succeeds, the model has the later changes saved, too. If it
/// fails, all that was not saved is lost: nobody is left to answer the failure.
final class TodoModel: Model<TodoAspect> {
  private(set) var isLoading = false
  /// The list with all changes; nil until a load has succeeded.
  ///
  /// It knows about its saving, too. The model tells of that as
  /// `isSaveRequestPending` and `saveFailure`, not as `list`.
  private(set) var list: TodoList?
  /// Why the last load failed, if it did.
  private(set) var loadFailure: ServiceError?
  private let service: any TodoService
  private var loading: Task<Void, Never>?

  init(service: any TodoService) {
    self.service = service
  }

  deinit {
    loading?.cancel()
  }

  var isSaveRequestPending: Bool { list?.isSaveRequestPending == true }

  /// Why the last save request failed; nil where it did not, and once the user
  /// has said what is to be done.
  var saveFailure: ServiceError? { list?.saveFailure }

  /// Loads the list, unless it is there or on its way.
  func loadTodos() {
    guard !isLoading else { return }
    reloadTodos()
  }

  /// Loads the list, and cancels a load that is on its way.
  ///
  /// A list that was loaded is not loaded again, for its changes would be lost.
  func reloadTodos() {
    guard list == nil else { return }
    loadFailure = nil
    isLoading = true
    loading?.cancel()
    loading = Task { [weak self, service] in
      do throws(ServiceError) {
        let todos = try await service.load()
        guard !Task.isCancelled else { return }
        self?.loaded(todos)
      } catch {
        guard !Task.isCancelled else { return }
        self?.loadFailed(error)
      }
    }
    changed(.isLoading, .loadFailure)
  }

  private func loaded(_ todos: [Todo]) {
    list = TodoList(todos)
    isLoading = false
    changed(.list, .isLoading)
  }

  private func loadFailed(_ error: ServiceError) {
    isLoading = false
    loadFailure = error
    changed(.isLoading, .loadFailure)
  }
}

// MARK: - Changing

/// Each function changes the list, begins a save request if one is due, and
/// tells of the list and of the request. Until the list is loaded, none of them
/// does anything.
extension TodoModel {
  /// - Returns: Whether a to-do was added; a blank title adds nothing.
  func add(title: String) -> Bool {
    guard list?.add(title: title) == true else { return false }
    listDidChange()
    return true
  }

  func toggle(_ id: TodoItem.ID) {
    list?.toggle(id)
    listDidChange()
  }

  func toggleAll() {
    list?.toggleAll()
    listDidChange()
  }

  func clearCompleted() {
    list?.clearCompleted()
    listDidChange()
  }

  /// A blank title deletes the to-do.
  func edit(_ id: TodoItem.ID, title: String, description: String) {
    list?.edit(id, title: title, description: description)
    listDidChange()
  }

  func delete(_ id: TodoItem.ID) {
    list?.delete(id)
    listDidChange()
  }

  private func listDidChange() {
    guard list != nil else { return }
    sendSaveRequest()
    changed(.list, .isSaveRequestPending)
  }
}

// MARK: - Saving

extension TodoModel {
  /// Saves the list as it is now, after a save request that has failed.
  func tryAgain() {
    list?.tryAgain()
    sendSaveRequest()
    changed(.isSaveRequestPending, .saveFailure)
  }

  /// Takes back what was not saved, after a save request that has failed.
  func discardChanges() {
    list?.discardChanges()
    changed(.list, .isSaveRequestPending, .saveFailure)
  }

  /// Asks the service to save the list, if the list says that a save is due.
  private func sendSaveRequest() {
    guard let todos = list?.beginSaveRequest() else { return }
    // Nobody cancels it, and it keeps the model until its answer has come.
    Task {
      do throws(ServiceError) {
        try await service.save(todos)
        list?.saveRequestSucceeded()
        sendSaveRequest()
        changed(.isSaveRequestPending)
      } catch {
        list?.saveRequestFailed(error)
        changed(.isSaveRequestPending, .saveFailure)
      }
    }
  }
}
