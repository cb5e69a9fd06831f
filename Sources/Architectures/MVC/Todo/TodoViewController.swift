import ConsoleUI
import Formatting
import Layouts
import Models

/// Loads the to-dos, keeps and changes the list, asks the service to save it,
/// words and shows it, and opens a to-do's editor, whose delegate it is.
///
/// It knows model and view, which must not know each other.
final class TodoViewController: ViewController {
  private let layout = TodoLayout()
  private let service: any TodoService
  private var list = TodoList([])
  private var filter = TodoFilter.all
  private var rows: [TodoItem] = []
  private weak var editor: TodoEditorViewController?
  private var latestLoad = 0

  init(service: any TodoService) {
    self.service = service
    super.init()
    title = "To-dos"
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.tableView.dataSource = self
    layout.tableView.delegate = self
    layout.reloadButton.addTarget(
      self,
      action: TodoViewController.reloadButtonTapped
    )
    layout.addButton.addTarget(
      self,
      action: TodoViewController.addButtonTapped
    )
    layout.markAllButton.addTarget(
      self,
      action: TodoViewController.markAllButtonTapped
    )
    layout.filterControl.addTarget(
      self,
      action: TodoViewController.filterControlChanged
    )
    layout.clearCompletedButton.addTarget(
      self,
      action: TodoViewController.clearCompletedButtonTapped
    )
    loadTodos()
  }

  func reloadButtonTapped() {
    loadTodos()
  }

  func addButtonTapped() {
    guard list.add(title: layout.newTodoField.text) else { return }
    layout.newTodoField.text = ""
    listDidChange()
  }

  func markAllButtonTapped() {
    list.toggleAll()
    listDidChange()
  }

  func filterControlChanged() {
    let segment = layout.filterControl.selectedSegmentIndex
    filter = TodoFilter(rawValue: segment) ?? .all
    showRows()
  }

  func clearCompletedButtonTapped() {
    list.clearCompleted()
    listDidChange()
  }

  func editButtonTapped(_ item: TodoItem) {
    let editor = TodoEditorViewController(item: item)
    editor.delegate = self
    editor.setSaving(list.isSaving)
    navigationController?.pushViewController(editor)
    self.editor = editor
  }

  private func loadTodos() {
    latestLoad += 1
    let load = latestLoad
    layout.activityIndicator.startAnimating()
    service.load { [weak self] answer in
      guard let self, load == latestLoad else { return }
      layout.activityIndicator.stopAnimating()
      switch answer {
      case .success(let todos):
        list = TodoList(todos)
        layout.reloadButton.isHidden = true
        layout.contentView.isHidden = false
        showList()
      case .failure(let error):
        showAlert(title: "Alert", message: error.message)
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
      showAlert(title: "Alert", message: error.message)
    }
  }

  private func showList() {
    showRows()
    layout.controlsView.isHidden = list.isEmpty
    layout.markAllButton.title =
      list.isAllCompleted ? "Mark all as not done" : "Mark all as done"
    let count = list.activeCount
    layout.itemsLeftLabel.text =
      count == 1 ? "1 item left" : "\(count) items left"
    layout.clearCompletedButton.isHidden = !list.hasCompleted
    if let editor, list.item(editor.id) == nil { editor.showMissing() }
  }

  private func showRows() {
    rows = list.items(filter)
    layout.tableView.reloadData()
  }

  private func showSaving() {
    layout.savingLabel.text = list.isSaving ? "Saving..." : ""
    editor?.setSaving(list.isSaving)
  }

  private func showAlert(title: String, message: String) {
    present(.okAlert(title: title, message: message))
  }
}

extension TodoViewController: TodoEditorViewControllerDelegate {
  func todoEditor(
    _ editor: TodoEditorViewController,
    didSaveTitle title: String,
    description: String
  ) {
    closeEditor()
    list.edit(editor.id, title: title, description: description)
    listDidChange()
  }

  func todoEditorDidDelete(_ editor: TodoEditorViewController) {
    closeEditor()
    list.delete(editor.id)
    listDidChange()
  }

  /// Comes before the change, so that a closing editor is not told of it.
  private func closeEditor() {
    navigationController?.popViewController()
    editor = nil
  }
}

extension TodoViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    let item = rows[row]
    let cell = tableView.dequeueReusableCell(TodoCell.self)
    let mark = item.todo.isCompleted ? "[x]" : "[ ]"
    cell.titleLabel.text = "\(mark) \(item.todo.title.onOneLine)"
    cell.descriptionLabel.text = item.todo.description.onOneLine
    cell.editButtonTapped = { [weak self] in self?.editButtonTapped(item) }
    return cell
  }
}

extension TodoViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    list.toggle(rows[row].id)
    listDidChange()
  }
}
