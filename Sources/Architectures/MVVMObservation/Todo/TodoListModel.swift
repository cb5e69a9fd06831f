import Foundation
import Models
import Observation

/// Loads the to-dos, keeps the list for both screens, asks the service to save
/// each change, and keeps what failed until the user was told.
///
/// It must not know who reads it, or how a to-do is worded.
@MainActor
@Observable
final class TodoListModel {
  /// A load or a save that has failed.
  struct Failure: Identifiable {
    let id = UUID()
    let error: ServiceError
  }

  private(set) var isLoading = false
  private(set) var isLoaded = false
  private(set) var list = TodoList([])
  /// The failures that the user has not been told of, the oldest first.
  private(set) var failures: [Failure] = []
  private let service: any TodoService
  private var latestLoad = 0

  init(service: any TodoService) {
    self.service = service
  }

  func loadTodos() {
    latestLoad += 1
    let load = latestLoad
    isLoading = true
    service.load { [weak self] answer in
      guard let self, load == latestLoad else { return }
      isLoading = false
      switch answer {
      case .success(let todos):
        list = TodoList(todos)
        isLoaded = true
      case .failure(let error):
        failures.append(Failure(error: error))
      }
    }
  }

  /// Changes the list in the given way, and saves what has changed.
  @discardableResult
  func change<Value>(_ makeChange: (inout TodoList) -> Value) -> Value {
    let value = makeChange(&list)
    saveIfNeeded()
    return value
  }

  func userWasTold(of id: Failure.ID) {
    failures.removeAll { $0.id == id }
  }

  private func saveIfNeeded() {
    guard let todos = list.beginNextSave() else { return }
    service.save(todos) { [weak self] answer in
      self?.saveEnded(answer)
    }
  }

  private func saveEnded(_ answer: Result<Void, ServiceError>) {
    switch answer {
    case .success:
      list.saveSucceeded()
      saveIfNeeded()
    case .failure(let error):
      list.saveFailed()
      failures.append(Failure(error: error))
    }
  }
}
