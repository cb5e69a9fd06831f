import Observation

/// Keeps the list of to-dos, and has a service load and save it.
///
/// What it keeps is observable: a screen that has read it is updated before the
/// next frame. A ``TodoStoreObserver`` hears of every change at once, also of
/// one that it has made itself, and of every save request that failed.
///
/// A save request that is pending keeps the store alive. What was changed while
/// it was pending is saved after it, also when no screen is left. Then the
/// store is released. If the request fails then, what was not saved is lost.
@MainActor
@Observable
public final class TodoStore {
  /// The list with all changes; nil until it was loaded.
  public private(set) var list: TodoList?
  // No screen reads the observers, so they are not observed.
  @ObservationIgnored private var observers: [WeakObserver] = []
  private let service: any TodoService

  /// Makes a store without a list; ``load()`` asks for it.
  public init(service: any TodoService) {
    self.service = service
  }

  /// Tells the observer of what happens from now on, for as long as it lives.
  ///
  /// The store holds it weakly.
  public func addObserver(_ observer: any TodoStoreObserver) {
    observers.append(WeakObserver(value: observer))
  }

  /// Tells the observer nothing more.
  public func removeObserver(_ observer: any TodoStoreObserver) {
    observers.removeAll { $0.value === observer }
  }

  private func notifyObservers(_ notify: (any TodoStoreObserver) -> Void) {
    observers.removeAll { $0.value == nil }
    for observer in observers.compactMap(\.value) { notify(observer) }
  }
}

/// Is told of what happens to the list of to-dos.
@MainActor
public protocol TodoStoreObserver: AnyObject {
  /// The list has changed, or whether it is being saved.
  func todoStoreDidChange(_ store: TodoStore)

  /// A save request has failed.
  ///
  /// The list stays as it is, and nothing is saved, until somebody calls
  /// ``TodoStore/tryAgain()`` or ``TodoStore/discardChanges()``.
  func todoStore(_ store: TodoStore, saveRequestDidFail error: ServiceError)
}

/// An observer implements what it needs to hear. Several may follow the changes,
/// but only one tells the user of a failure.
extension TodoStoreObserver {
  public func todoStoreDidChange(_ store: TodoStore) {}

  public func todoStore(
    _ store: TodoStore,
    saveRequestDidFail error: ServiceError
  ) {}
}

private struct WeakObserver {
  weak var value: (any TodoStoreObserver)?
}

// MARK: - Loading

extension TodoStore {
  /// Asks the service for the list, and keeps it, unless the task that awaits
  /// this is cancelled meanwhile.
  ///
  /// A list that is there is not loaded again or replaced, for its changes would
  /// be lost.
  public func load() async throws(ServiceError) {
    guard list == nil else { return }
    let todos = try await service.load()
    // Another load may have brought the list meanwhile.
    guard !Task.isCancelled, list == nil else { return }
    list = TodoList(todos)
    notifyObservers { $0.todoStoreDidChange(self) }
  }
}

// MARK: - Changing

/// Each function changes the list as the one of the same name in ``TodoList``
/// does, and then has it saved. Until the list is loaded, it changes nothing.
extension TodoStore {
  /// - Returns: Whether there is a new to-do: a blank title adds nothing.
  public func add(title: String) -> Bool {
    guard list?.add(title: title) == true else { return false }
    listDidChange()
    return true
  }

  public func toggle(_ id: TodoItem.ID) {
    list?.toggle(id)
    listDidChange()
  }

  public func toggleAll() {
    list?.toggleAll()
    listDidChange()
  }

  public func clearCompleted() {
    list?.clearCompleted()
    listDidChange()
  }

  public func edit(_ id: TodoItem.ID, title: String, description: String) {
    list?.edit(id, title: title, description: description)
    listDidChange()
  }

  public func delete(_ id: TodoItem.ID) {
    list?.delete(id)
    listDidChange()
  }

  private func listDidChange() {
    sendSaveRequest()
    notifyObservers { $0.todoStoreDidChange(self) }
  }
}

// MARK: - Saving

extension TodoStore {
  /// Saves the list as it is now, after a save request that has failed.
  public func tryAgain() {
    list?.tryAgain()
    listDidChange()
  }

  /// Takes back what was not saved, after a save request that has failed.
  public func discardChanges() {
    list?.discardChanges()
    listDidChange()
  }

  /// Asks the service to save the list, if that is due.
  private func sendSaveRequest() {
    guard let todos = list?.beginSaveRequest() else { return }
    // Nobody cancels it, and it keeps the store until its answer has come.
    Task {
      do throws(ServiceError) {
        try await service.save(todos)
        list?.saveRequestSucceeded()
        listDidChange()
      } catch {
        list?.saveRequestFailed(error)
        notifyObservers { $0.todoStoreDidChange(self) }
        notifyObservers { $0.todoStore(self, saveRequestDidFail: error) }
      }
    }
  }
}
