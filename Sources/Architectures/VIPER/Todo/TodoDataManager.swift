import Models

/// Is told by a data manager what happens to the to-dos.
///
/// It then reads the list from the data manager.
@MainActor
protocol TodoDataManagerListener: AnyObject {
  func todosChanged()
  func savingChanged()
  func saveFailed(with error: ServiceError)
}

/// Keeps the list of to-dos, which two screens share, loads it, and saves each
/// change of it.
///
/// It knows interactors as its listeners only, and must not know what a screen
/// shows.
@MainActor
final class TodoDataManager {
  private(set) var list = TodoList([])
  private let service: any TodoService
  private var listeners: [WeakListener] = []
  private var latestLoad = 0

  private struct WeakListener {
    weak var listener: (any TodoDataManagerListener)?
  }

  init(service: any TodoService) {
    self.service = service
  }

  /// Tells a listener what happens, for as long as somebody else keeps it.
  func addListener(_ listener: any TodoDataManagerListener) {
    listeners.removeAll { $0.listener == nil }
    listeners.append(WeakListener(listener: listener))
  }

  /// Loads the list; only the last call is answered.
  func loadTodos(completion: @escaping Completion<Void>) {
    latestLoad += 1
    let load = latestLoad
    service.load { [weak self] answer in
      guard let self, load == latestLoad else { return }
      if case .success(let todos) = answer { list = TodoList(todos) }
      completion(answer.map { _ in })
    }
  }

  /// Changes the list, tells of it, and saves it as soon as no other save is
  /// pending.
  ///
  /// - Returns: What the change returns.
  @discardableResult
  func change<Value>(_ makeChange: (inout TodoList) -> Value) -> Value {
    let before = list
    let value = makeChange(&list)
    if list != before {
      tellListeners { $0.todosChanged() }
      saveIfNeeded()
    }
    return value
  }

  private func saveIfNeeded() {
    if let todos = list.beginNextSave() {
      service.save(todos) { [weak self] answer in
        self?.saveEnded(answer)
      }
    }
    tellListeners { $0.savingChanged() }
  }

  private func saveEnded(_ answer: Result<Void, ServiceError>) {
    switch answer {
    case .success:
      list.saveSucceeded()
      saveIfNeeded()
    case .failure(let error):
      list.saveFailed()
      tellListeners { $0.todosChanged() }
      tellListeners { $0.savingChanged() }
      tellListeners { $0.saveFailed(with: error) }
    }
  }

  private func tellListeners(
    _ tell: (any TodoDataManagerListener) -> Void
  ) {
    listeners.compactMap(\.listener).forEach(tell)
  }
}
