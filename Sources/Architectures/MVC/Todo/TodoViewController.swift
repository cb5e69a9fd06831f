import ConsoleUI
import Layouts
import Models

/// Words and shows the list of to-dos that the store keeps, changes it there as
/// the user wishes, opens a to-do's editor, and says what has failed.
final class TodoViewController: ViewController {
  private let layout = TodoLayout()
  private let store: TodoStore
  private let loader = Loader()
  private var filter = TodoFilter.all
  private var rowIDs: [TodoItem.ID] = []

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
    store.addObserver(self)
    load()
  }

  // It runs again after a change of what it has read in the store and the
  // loader. What else it reads is not observable, so whoever changes that calls
  // setNeedsUpdateProperties().
  override func updateProperties() {
    super.updateProperties()
    if loader.isLoading {
      layout.activityIndicator.startAnimating()
    } else {
      layout.activityIndicator.stopAnimating()
    }
    let list = store.list
    layout.reloadButton.isHidden = list != nil
    layout.contentView.isHidden = list == nil
    if let list { show(list) }
  }

  private func reloadButtonTapped() {
    load()
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
    setNeedsUpdateProperties()
  }

  private func clearCompletedButtonTapped() {
    store.clearCompleted()
  }

  private func editButtonTapped(_ id: TodoItem.ID) {
    let editor = TodoEditorViewController(id: id, store: store)
    navigationController?.pushViewController(editor)
  }

  private func tryAgainButtonTapped() {
    store.tryAgain()
  }

  private func discardChangesButtonTapped() {
    store.discardChanges()
  }

  private func load() {
    loader.start(store.load) { [weak self] error in
      self?.present(.okAlert(message: error.message))
    }
  }

  private func show(_ list: TodoList) {
    showRows(list.items(filter).map(\.id))
    layout.controlsView.isHidden = list.isEmpty
    layout.markAllButton.title =
      list.isAllCompleted ? "Mark all as not done" : "Mark all as done"
    let count = list.activeCount
    layout.itemsLeftLabel.text =
      count == 1 ? "1 item left" : "\(count) items left"
    layout.clearCompletedButton.isHidden = !list.hasCompleted
    layout.savingLabel.text = list.isSaveRequestPending ? "Saving..." : ""
  }

  private func showRows(_ rowIDs: [TodoItem.ID]) {
    // What changes in a row, its cell shows by itself.
    guard rowIDs != self.rowIDs else { return }
    self.rowIDs = rowIDs
    layout.tableView.reloadData()
  }

  private func askAboutFailedSave(_ error: ServiceError) {
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
  func todoStore(_ store: TodoStore, saveRequestDidFail error: ServiceError) {
    askAboutFailedSave(error)
  }
}

extension TodoViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    rowIDs.count
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    let id = rowIDs[row]
    let cell = tableView.dequeueReusableCell(TodoCell.self)
    // It runs again after a change of the list.
    cell.configurationUpdateHandler = { [store] cell in
      guard let cell = cell as? TodoCell, let item = store.list?.item(id)
      else { return }
      cell.configure(for: item.todo)
    }
    cell.editButtonTapped = { [weak self] in self?.editButtonTapped(id) }
    return cell
  }
}

extension TodoViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    store.toggle(rowIDs[row])
  }
}
