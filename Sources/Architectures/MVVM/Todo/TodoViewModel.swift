import Models

/// Loads the to-dos, keeps the list and changes it, has it saved, says in
/// words what to show, and opens the editor of a to-do.
///
/// A box has one listener, so the editor cannot bind to the boxes here. This
/// view model tells the editor's view model what changes. It must not know who
/// listens.
@MainActor
final class TodoViewModel {
  let isLoading = Box(false)
  let isLoaded = Box(false)
  let newTodoText = Box("")
  let rows = Box<[TodoCellViewModel]>([])
  let hasTodos = Box(false)
  let markAllButtonTitle = Box("")
  let itemsLeftText = Box("")
  let hasCompleted = Box(false)
  let savingText = Box("")
  var showAlert: ((_ title: String, _ message: String) -> Void)?
  var showEditor: ((TodoEditorViewModel) -> Void)?
  private let service: any TodoService
  private var list = TodoList([])
  private var filter = TodoFilter.all
  private weak var editor: TodoEditorViewModel?
  private var latestLoad = 0

  init(service: any TodoService) {
    self.service = service
  }

  func viewDidLoad() {
    loadTodos()
  }

  func reloadButtonTapped() {
    loadTodos()
  }

  func newTodoFieldChanged(_ text: String) {
    newTodoText.value = text
  }

  func addButtonTapped() {
    guard list.add(title: newTodoText.value) else { return }
    newTodoText.value = ""
    listDidChange()
  }

  func markAllButtonTapped() {
    list.toggleAll()
    listDidChange()
  }

  func filterControlChanged(toSegment segment: Int) {
    filter = TodoFilter(rawValue: segment) ?? .all
    updateRows()
  }

  func clearCompletedButtonTapped() {
    list.clearCompleted()
    listDidChange()
  }

  func todoSelected(atRow row: Int) {
    list.toggle(list.items(filter)[row].id)
    listDidChange()
  }

  func editButtonTapped(atRow row: Int) {
    let item = list.items(filter)[row]
    let editor = TodoEditorViewModel(item: item)
    editor.didSave = { [weak self] title, description in
      self?.todoEditorDidSave(item.id, title: title, description: description)
    }
    editor.didDelete = { [weak self] in self?.todoEditorDidDelete(item.id) }
    editor.setSaving(list.isSaving)
    self.editor = editor
    showEditor?(editor)
  }

  /// Lets go of the closed editor first, so that the editor is not told of the
  /// change.
  private func todoEditorDidSave(
    _ id: TodoItem.ID,
    title: String,
    description: String
  ) {
    editor = nil
    list.edit(id, title: title, description: description)
    listDidChange()
  }

  private func todoEditorDidDelete(_ id: TodoItem.ID) {
    editor = nil
    list.delete(id)
    listDidChange()
  }

  private func loadTodos() {
    latestLoad += 1
    let load = latestLoad
    isLoading.value = true
    service.load { [weak self] answer in
      guard let self, load == latestLoad else { return }
      isLoading.value = false
      switch answer {
      case .success(let todos):
        list = TodoList(todos)
        isLoaded.value = true
        updateList()
      case .failure(let error):
        showAlert?("Alert", error.message)
      }
    }
  }

  private func listDidChange() {
    updateList()
    saveIfNeeded()
  }

  private func saveIfNeeded() {
    if let todos = list.beginNextSave() {
      service.save(todos) { [weak self] answer in
        self?.saveEnded(answer)
      }
    }
    updateSaving()
  }

  private func saveEnded(_ answer: Result<Void, ServiceError>) {
    switch answer {
    case .success:
      list.saveSucceeded()
      saveIfNeeded()
    case .failure(let error):
      list.saveFailed()
      updateList()
      updateSaving()
      showAlert?("Alert", error.message)
    }
  }

  private func updateList() {
    updateRows()
    hasTodos.value = !list.isEmpty
    markAllButtonTitle.value =
      list.isAllCompleted ? "Mark all as not done" : "Mark all as done"
    let count = list.activeCount
    itemsLeftText.value = count == 1 ? "1 item left" : "\(count) items left"
    hasCompleted.value = list.hasCompleted
    if let editor, list.item(editor.id) == nil { editor.setMissing() }
  }

  private func updateRows() {
    rows.value = list.items(filter).map { TodoCellViewModel(todo: $0.todo) }
  }

  private func updateSaving() {
    savingText.value = list.isSaving ? "Saving..." : ""
    editor?.setSaving(list.isSaving)
  }
}
