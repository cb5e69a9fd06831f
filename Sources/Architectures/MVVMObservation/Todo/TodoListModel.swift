import Models
import Observation

/// Loads the to-dos, keeps the list for both screens, and asks the service to
/// save each change.
///
/// It must not know who reads it, or how a to-do is worded.
@MainActor
@Observable
final class TodoListModel {
  private(set) var isLoading = false
  private(set) var isLoaded = false
  private(set) var list = TodoList([])
  /// Called when a load or a save has failed.
  @ObservationIgnored var didFail: ((ServiceError) -> Void)?
  private let service: any TodoService
  @ObservationIgnored private var latestLoad = 0

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
        didFail?(error)
      }
    }
  }

  /// Changes the list in the given way, and saves what has changed.
  @discardableResult
  func change<Value>(_ makeChange: (inout TodoList) -> Value) -> Value {
    let value = makeChange(&list)
    saveList()
    return value
  }

  private func saveList() {
    guard let todos = list.beginNextSave() else { return }
    service.save(todos) { [weak self] answer in
      self?.saveEnded(answer)
    }
  }

  private func saveEnded(_ answer: Result<Void, ServiceError>) {
    switch answer {
    case .success:
      list.saveSucceeded()
      saveList()
    case .failure(let error):
      list.saveFailed()
      didFail?(error)
    }
  }
}
