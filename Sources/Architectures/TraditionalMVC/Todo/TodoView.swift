import ConsoleUI
import Formatting
import Layouts
import Models

/// Words the list and its rows, and shows them.
///
/// It knows its model and asks it. It must not change it.
final class TodoView: StackView {
  let controller: TodoController
  private let layout = TodoLayout()
  private let model: TodoModel

  init(model: TodoModel) {
    self.model = model
    controller = TodoController(model: model)
    super.init(axis: .vertical)
    controller.view = self
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
    model.addDependent(self)
    update(.isLoading)
    update(.list)
    update(.filter)
    update(.isSaving)
  }

  /// What the user has typed as a new to-do.
  var newTodoText: String { layout.newTodoField.text }

  var selectedSegment: Int { layout.filterControl.selectedSegmentIndex }

  /// Empties the field, because its text is in the list now.
  ///
  /// Another view keeps its own text.
  func emptyNewTodoField() {
    layout.newTodoField.text = ""
  }
}

extension TodoView: Dependent {
  func update(_ aspect: TodoAspect) {
    switch aspect {
    case .isLoading: setLoading(model.isLoading)
    case .list: showList()
    case .filter: showFilter()
    case .isSaving: showSaving()
    case .failure: break
    }
  }

  private func setLoading(_ isLoading: Bool) {
    if isLoading {
      layout.activityIndicator.startAnimating()
    } else {
      layout.activityIndicator.stopAnimating()
    }
  }

  private func showList() {
    layout.reloadButton.isHidden = model.isLoaded
    layout.contentView.isHidden = !model.isLoaded
    layout.tableView.reloadData()
    layout.controlsView.isHidden = model.list.isEmpty
    layout.markAllButton.title =
      model.list.isAllCompleted ? "Mark all as not done" : "Mark all as done"
    let count = model.list.activeCount
    layout.itemsLeftLabel.text =
      count == 1 ? "1 item left" : "\(count) items left"
    layout.clearCompletedButton.isHidden = !model.list.hasCompleted
  }

  private func showFilter() {
    layout.filterControl.selectedSegmentIndex = model.filter.rawValue
    layout.tableView.reloadData()
  }

  private func showSaving() {
    layout.savingLabel.text = model.isSaving ? "Saving..." : ""
  }
}

extension TodoView: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    model.shownItems.count
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(TodoCell.self)
    fill(cell, with: model.shownItems[row])
    return cell
  }

  private func fill(_ cell: TodoCell, with item: TodoItem) {
    let mark = item.todo.isCompleted ? "[x]" : "[ ]"
    cell.titleLabel.text = "\(mark) \(item.todo.title.onOneLine)"
    cell.descriptionLabel.text = item.todo.description.onOneLine
    cell.editButtonTapped = { [weak controller] in
      controller?.editButtonTapped(item)
    }
  }
}
