import Models

/// What can change in the list of to-dos.
enum TodoAspect {
  case isLoading
  case list
  case filter
  /// A to-do was added to the list.
  case addition
  case isSaving
  case failure
}

/// Loads the to-dos, keeps the list and changes it, and has it saved.
///
/// The views of both screens depend on it, so both follow each change. It must
/// not know who depends on it, or how a to-do is worded.
class TodoModel: Model<TodoAspect> {
  private(set) var isLoading = false {
    didSet { changed(.isLoading) }
  }
  private(set) var isLoaded = false
  private(set) var list = TodoList([])
  var filter = TodoFilter.all {
    didSet { changed(.filter) }
  }
  /// Why the last load or save failed, if it did.
  private(set) var failure: ServiceError? {
    didSet { changed(.failure) }
  }
  private let service: any TodoService
  private var latestLoad = 0

  init(service: any TodoService) {
    self.service = service
  }

  /// The to-dos that the filter shows.
  var shownItems: [TodoItem] { list.items(filter) }

  func loadTodos() {
    latestLoad += 1
    let load = latestLoad
    failure = nil
    isLoading = true
    service.load { [weak self] answer in
      guard let self, load == latestLoad else { return }
      isLoading = false
      switch answer {
      case .success(let todos):
        list = TodoList(todos)
        isLoaded = true
        changed(.list)
      case .failure(let error):
        failure = error
      }
    }
  }

  /// A blank title adds nothing.
  func add(title: String) {
    guard list.add(title: title) else { return }
    changed(.addition)
    listDidChange()
  }

  func toggle(_ id: TodoItem.ID) {
    list.toggle(id)
    listDidChange()
  }

  func toggleAll() {
    list.toggleAll()
    listDidChange()
  }

  func clearCompleted() {
    list.clearCompleted()
    listDidChange()
  }

  /// A blank title deletes the to-do.
  func edit(_ id: TodoItem.ID, title: String, description: String) {
    list.edit(id, title: title, description: description)
    listDidChange()
  }

  func delete(_ id: TodoItem.ID) {
    list.delete(id)
    listDidChange()
  }

  private func listDidChange() {
    changed(.list)
    saveList()
  }

  private func saveList() {
    if let todos = list.beginNextSave() {
      failure = nil
      service.save(todos) { [weak self] answer in
        self?.saveEnded(answer)
      }
    }
    changed(.isSaving)
  }

  private func saveEnded(_ answer: Result<Void, ServiceError>) {
    switch answer {
    case .success:
      list.saveSucceeded()
      saveList()
    case .failure(let error):
      list.saveFailed()
      changed(.list)
      changed(.isSaving)
      failure = error
    }
  }
}
