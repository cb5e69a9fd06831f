import Models
import Observation

/// Loads the to-dos, keeps the list for both screens, and has each change
/// saved.
///
/// It must not know who reads it, or how a to-do is worded.
@MainActor
@Observable
final class TodoListModel {
  private(set) var isLoading = false
  private(set) var isLoaded = false
  private(set) var list = TodoList([])
  /// Called when a load or a save has failed.
  @ObservationIgnored var hasFailed: ((ServiceError) -> Void)?
  private let service: any TodoService
  @ObservationIgnored private var latestLoad = 0

  init(service: any TodoService) {
    self.service = service
  }

  func load() {
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
        hasFailed?(error)
      }
    }
  }

  /// Changes the list in the given way, and saves what has changed.
  @discardableResult
  func change<Result>(_ change: (inout TodoList) -> Result) -> Result {
    defer { saveList() }
    return change(&list)
  }

  private func saveList() {
    guard let todos = list.takeNextSave() else { return }
    service.save(todos) { [weak self] answer in
      self?.saveEnded(answer)
    }
  }

  private func saveEnded(_ answer: Result<Void, ServiceError>) {
    switch answer {
    case .success:
      list.saveSucceeded()
    case .failure(let error):
      list.saveFailed()
      hasFailed?(error)
    }
    saveList()
  }
}
