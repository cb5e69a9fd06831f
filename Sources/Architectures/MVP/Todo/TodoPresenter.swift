import Formatting
import Models

/// Loads the to-dos, keeps and changes the list, asks the service to save it,
/// words it, and is the delegate of an open editor's presenter.
///
/// It knows the views by their protocols only, and must not know a widget.
@MainActor
final class TodoPresenter {
  weak var view: (any TodoView)?
  private let service: any TodoService
  private var list = TodoList([])
  private var filter = TodoFilter.all
  private var rows: [TodoItem] = []
  private weak var editor: TodoEditorPresenter?
  private var latestLoad = 0

  init(service: any TodoService) {
    self.service = service
  }

  var numberOfTodos: Int { rows.count }

  func viewDidLoad() {
    loadTodos()
  }

  func reloadButtonTapped() {
    loadTodos()
  }

  func addButtonTapped(title: String) {
    guard list.add(title: title) else { return }
    view?.emptyNewTodoField()
    listDidChange()
  }

  func markAllButtonTapped() {
    list.toggleAll()
    listDidChange()
  }

  func filterControlChanged(toSegment segment: Int) {
    filter = TodoFilter(rawValue: segment) ?? .all
    showRows()
  }

  func clearCompletedButtonTapped() {
    list.clearCompleted()
    listDidChange()
  }

  func editButtonTapped(atRow row: Int) {
    let editor = TodoEditorPresenter(item: rows[row])
    editor.delegate = self
    view?.showEditor(presenter: editor)
    editor.setSaving(list.isSaving)
    self.editor = editor
  }

  func configure(_ cell: any TodoCellView, forRow row: Int) {
    let todo = rows[row].todo
    let mark = todo.isCompleted ? "[x]" : "[ ]"
    cell.setTitle("\(mark) \(todo.title.onOneLine)")
    cell.setDescription(todo.description.onOneLine)
  }

  func todoSelected(atRow row: Int) {
    list.toggle(rows[row].id)
    listDidChange()
  }

  private func loadTodos() {
    latestLoad += 1
    let load = latestLoad
    view?.setLoading(true)
    service.load { [weak self] answer in
      guard let self, load == latestLoad else { return }
      view?.setLoading(false)
      switch answer {
      case .success(let todos):
        list = TodoList(todos)
        view?.showContent()
        showList()
      case .failure(let error):
        view?.showAlert(title: "Alert", message: error.message)
      }
    }
  }

  private func listDidChange() {
    showList()
    saveIfNeeded()
  }

  private func saveIfNeeded() {
    if let todos = list.beginNextSave() {
      service.save(todos) { [weak self] answer in
        self?.saveEnded(answer)
      }
    }
    showSaving()
  }

  private func saveEnded(_ answer: Result<Void, ServiceError>) {
    switch answer {
    case .success:
      list.saveSucceeded()
      saveIfNeeded()
    case .failure(let error):
      list.saveFailed()
      showList()
      showSaving()
      view?.showAlert(title: "Alert", message: error.message)
    }
  }

  private func showList() {
    showRows()
    view?.setControlsHidden(list.isEmpty)
    view?.setMarkAllButtonTitle(
      list.isAllCompleted ? "Mark all as not done" : "Mark all as done"
    )
    let count = list.activeCount
    view?.setItemsLeftText(count == 1 ? "1 item left" : "\(count) items left")
    view?.setClearCompletedHidden(!list.hasCompleted)
    if let editor, list.item(editor.id) == nil { editor.showMissing() }
  }

  private func showRows() {
    rows = list.items(filter)
    view?.reloadTodos()
  }

  private func showSaving() {
    view?.setSavingText(list.isSaving ? "Saving..." : "")
    editor?.setSaving(list.isSaving)
  }
}

extension TodoPresenter: TodoEditorPresenterDelegate {
  func todoEditor(
    _ editor: TodoEditorPresenter,
    didSaveTitle title: String,
    description: String
  ) {
    closeEditor()
    list.edit(editor.id, title: title, description: description)
    listDidChange()
  }

  func todoEditorDidDelete(_ editor: TodoEditorPresenter) {
    closeEditor()
    list.delete(editor.id)
    listDidChange()
  }

  /// Comes before the change, so that a closing editor is not told of it.
  private func closeEditor() {
    view?.closeEditor()
    editor = nil
  }
}
