import Models

/// What can change in the list of to-dos.
enum TodoAspect {
  case isLoading
  case list
  case filter
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
  /// It changes also when a save begins or ends, so the functions below say
  /// when others are told.
  private(set) var list = TodoList([])
  private(set) var filter = TodoFilter.all
  /// The to-dos that the filter shows.
  private(set) var shownItems: [TodoItem] = []
  /// Why the last load or save failed, if it did.
  private(set) var failure: ServiceError? {
    didSet { changed(.failure) }
  }
  private let service: any TodoService
  private var latestLoad = 0

  init(service: any TodoService) {
    self.service = service
  }

  var isSaving: Bool { list.isSaving }

  func loadTodos() {
    latestLoad += 1
    let load = latestLoad
    failure = nil
    isLoading = true
    service.load { [weak self] answer in
      guard let self, load == latestLoad else { return }
      switch answer {
      case .success(let todos):
        list = TodoList(todos)
        isLoaded = true
        tellOfList()
        isLoading = false
      case .failure(let error):
        isLoading = false
        failure = error
      }
    }
  }

  /// - Returns: Whether a to-do was added; a blank title adds nothing.
  func add(title: String) -> Bool {
    guard list.add(title: title) else { return false }
    listDidChange()
    return true
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

  func show(_ filter: TodoFilter) {
    self.filter = filter
    shownItems = list.items(filter)
    changed(.filter)
  }

  private func tellOfList() {
    shownItems = list.items(filter)
    changed(.list)
  }

  private func listDidChange() {
    tellOfList()
    saveIfNeeded()
  }

  private func saveIfNeeded() {
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
      saveIfNeeded()
    case .failure(let error):
      list.saveFailed()
      tellOfList()
      changed(.isSaving)
      failure = error
    }
  }
}
