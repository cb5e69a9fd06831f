import ConsoleUI
import Formatting
import Layouts
import Models

/// Words the list and its rows, and shows those that its filter lets through.
final class TodoView: StackView {
  let model: TodoModel
  let controller: TodoController
  private let layout = TodoLayout()
  private var rows: [TodoItem] = []

  /// The filters, in the order of the segments.
  private static let filters: [TodoFilter] = [.all, .active, .completed]

  init(model: TodoModel) {
    self.model = model
    controller = TodoController(model: model)
    super.init(axis: .vertical)
    addArrangedSubviews(layout)
    layout.tableView.dataSource = self
    layout.tableView.delegate = controller
    layout.reloadButton.addTarget(
      controller,
      action: TodoController.reloadButtonTapped
    )
    layout.addButton.addTarget(
      controller,
      action: TodoController.addButtonTapped
    )
    layout.markAllButton.addTarget(
      controller,
      action: TodoController.markAllButtonTapped
    )
    layout.filterControl.addTarget(
      controller,
      action: TodoController.filterControlChanged
    )
    layout.clearCompletedButton.addTarget(
      controller,
      action: TodoController.clearCompletedButtonTapped
    )
    connect()
  }

  /// What the user has typed as a new to-do.
  var newTodoText: String { layout.newTodoField.text }

  /// Empties the field, once its text is in the list.
  func emptyNewTodoField() {
    layout.newTodoField.text = ""
  }

  /// The to-do that a row shows.
  func item(atRow row: Int) -> TodoItem { rows[row] }

  /// Shows only the to-dos that the chosen filter lets through.
  ///
  /// The choice is this view's own: another view of the model has its own
  /// segments.
  func showRows() {
    let filter = Self.filters[layout.filterControl.selectedSegmentIndex]
    rows = model.list?.items(filter) ?? []
    layout.tableView.reloadData()
  }
}

extension TodoView: TriadView {
  var modelDependents: [any Dependent<TodoAspect>] { [self, controller] }

  func display() {
    update(.isLoading)
    update(.list)
    update(.isSaveRequestPending)
  }

  func update(_ aspect: TodoAspect) {
    switch aspect {
    case .isLoading: showLoading()
    case .list: showList()
    case .isSaveRequestPending: showSaving()
    case .loadFailure, .saveFailure: break
    }
  }

  private func showLoading() {
    if model.isLoading {
      layout.activityIndicator.startAnimating()
    } else {
      layout.activityIndicator.stopAnimating()
    }
  }

  private func showList() {
    showRows()
    layout.reloadButton.isHidden = model.list != nil
    layout.contentView.isHidden = model.list == nil
    guard let list = model.list else { return }
    layout.controlsView.isHidden = list.isEmpty
    layout.markAllButton.title =
      list.isAllCompleted ? "Mark all as not done" : "Mark all as done"
    let count = list.activeCount
    layout.itemsLeftLabel.text =
      count == 1 ? "1 item left" : "\(count) items left"
    layout.clearCompletedButton.isHidden = !list.hasCompleted
  }

  private func showSaving() {
    layout.savingLabel.text = model.isSaveRequestPending ? "Saving..." : ""
  }
}

extension TodoView: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(TodoCell.self)
    fill(cell, with: rows[row])
    return cell
  }

  private func fill(_ cell: TodoCell, with item: TodoItem) {
    let mark = item.todo.isCompleted ? "[x]" : "[ ]"
    cell.titleLabel.text = "\(mark) \(item.todo.title.onOneLine)"
    cell.descriptionLabel.text = item.todo.description.onOneLine
    cell.editButtonTapped = { [weak controller] in
      controller?.editButtonTapped(item.id)
    }
  }
}
