import ConsoleUI
import Formatting
import Layouts
import Models

/// Words and shows the list of to-dos that the store keeps, changes it there as
/// the user wishes, opens a to-do's editor, and says what has failed.
final class TodoViewController: ViewController {
  private let layout = TodoLayout()
  private let store: TodoStore
  private var filter = TodoFilter.all
  private var rows: [TodoItem] = []

  /// In the order of the segments.
  private static let filters: [TodoFilter] = [.all, .active, .completed]

  init(store: TodoStore) {
    self.store = store
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
    showStore()
    store.addObserver(self)
    store.load()
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    // A save may have failed before this controller observed the store.
    if let error = store.list?.saveFailure { askAboutFailedSaveRequest(error) }
  }

  private func reloadButtonTapped() {
    store.load()
  }

  private func addButtonTapped() {
    guard store.add(title: layout.newTodoField.text) else { return }
    layout.newTodoField.text = ""
  }

  private func markAllButtonTapped() {
    store.toggleAll()
  }

  private func filterControlChanged() {
    filter = Self.filters[layout.filterControl.selectedSegmentIndex]
    showRows()
  }

  private func clearCompletedButtonTapped() {
    store.clearCompleted()
  }

  private func editButtonTapped(_ item: TodoItem) {
    let editor = TodoEditorViewController(id: item.id, store: store)
    navigationController?.pushViewController(editor)
  }

  private func tryAgainButtonTapped() {
    store.tryAgain()
  }

  private func discardChangesButtonTapped() {
    store.discardChanges()
  }

  private func showStore() {
    if store.isLoading {
      layout.activityIndicator.startAnimating()
    } else {
      layout.activityIndicator.stopAnimating()
    }
    layout.reloadButton.isHidden = store.list != nil
    layout.contentView.isHidden = store.list == nil
    if let list = store.list { show(list) }
  }

  private func show(_ list: TodoList) {
    showRows()
    layout.controlsView.isHidden = list.isEmpty
    layout.markAllButton.title =
      list.isAllCompleted ? "Mark all as not done" : "Mark all as done"
    let count = list.activeCount
    layout.itemsLeftLabel.text =
      count == 1 ? "1 item left" : "\(count) items left"
    layout.clearCompletedButton.isHidden = !list.hasCompleted
    layout.savingLabel.text = list.isSaveRequestPending ? "Saving..." : ""
  }

  private func showRows() {
    rows = store.list?.items(filter) ?? []
    layout.tableView.reloadData()
  }

  /// Asks what is to be done, also while the editor covers the list.
  private func askAboutFailedSaveRequest(_ error: ServiceError) {
    let alert = AlertController(title: "Not saved", message: error.message)
    alert.addAction(
      AlertAction(title: "Try again") { [weak self] in
        self?.tryAgainButtonTapped()
      }
    )
    alert.addAction(
      AlertAction(title: "Discard changes") { [weak self] in
        self?.discardChangesButtonTapped()
      }
    )
    // While the editor covers the list, UIKit presents nothing from the list.
    let presenter: ViewController = navigationController ?? self
    presenter.present(alert)
  }
}

extension TodoViewController: TodoStoreObserver {
  func todoStoreDidChange(_ store: TodoStore) {
    showStore()
  }

  func todoStore(_ store: TodoStore, loadDidFail error: ServiceError) {
    present(.okAlert(message: error.message))
  }

  func todoStore(_ store: TodoStore, saveRequestDidFail error: ServiceError) {
    askAboutFailedSaveRequest(error)
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
    cell.configure(for: item.todo)
    cell.editButtonTapped = { [weak self] in self?.editButtonTapped(item) }
    return cell
  }
}

extension TodoViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    store.toggle(rows[row].id)
  }
}

/// What fills a row.
///
/// The cell's own class knows no model, and the controller none of its labels.
extension TodoCell {
  func configure(for todo: Todo) {
    let mark = todo.isCompleted ? "[x]" : "[ ]"
    titleLabel.text = "\(mark) \(todo.title.onOneLine)"
    descriptionLabel.text = todo.description.onOneLine
  }
}
