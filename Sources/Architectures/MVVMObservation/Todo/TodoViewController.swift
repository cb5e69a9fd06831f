import ConsoleUI
import Layouts

/// Shows and presents what it reads in the view model, and tells it what the
/// user does.
///
/// It is part of the view here, and must not know the model.
final class TodoViewController: PresentingViewController {
  private let layout = TodoLayout()
  private let viewModel: TodoViewModel
  private var rows: [TodoCellViewModel] = []

  init(viewModel: TodoViewModel) {
    self.viewModel = viewModel
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
      viewModel,
      action: TodoViewModel.reloadButtonTapped
    )
    layout.newTodoField.addTarget(
      self,
      action: TodoViewController.newTodoFieldChanged
    )
    layout.addButton.addTarget(
      viewModel,
      action: TodoViewModel.addButtonTapped
    )
    layout.markAllButton.addTarget(
      viewModel,
      action: TodoViewModel.markAllButtonTapped
    )
    layout.filterControl.addTarget(
      self,
      action: TodoViewController.filterControlChanged
    )
    layout.clearCompletedButton.addTarget(
      viewModel,
      action: TodoViewModel.clearCompletedButtonTapped
    )
    viewModel.viewDidLoad()
  }

  override func updateProperties() {
    super.updateProperties()
    showLoading(viewModel.isLoading)
    layout.reloadButton.isHidden = viewModel.isLoaded
    layout.contentView.isHidden = !viewModel.isLoaded
    layout.newTodoField.show(viewModel.newTodoText)
    layout.controlsView.isHidden = !viewModel.hasTodos
    layout.markAllButton.title = viewModel.markAllButtonTitle
    layout.itemsLeftLabel.text = viewModel.itemsLeftText
    layout.clearCompletedButton.isHidden = !viewModel.hasCompleted
    layout.filterControl.selectedSegmentIndex = viewModel.selectedSegment
    layout.savingLabel.text = viewModel.savingText
    showRows(viewModel.rows)
  }

  override func beginPresenting() {
    presentAlerts()
    pushEditor()
  }

  func newTodoFieldChanged() {
    viewModel.newTodoFieldChanged(layout.newTodoField.text)
  }

  func filterControlChanged() {
    let segment = layout.filterControl.selectedSegmentIndex
    viewModel.filterControlChanged(toSegment: segment)
  }

  private func showLoading(_ isLoading: Bool) {
    if isLoading {
      layout.activityIndicator.startAnimating()
    } else {
      layout.activityIndicator.stopAnimating()
    }
  }

  /// Reloads the table only if its rows have changed: a letter that is typed
  /// runs the whole update, too.
  private func showRows(_ rows: [TodoCellViewModel]) {
    guard rows != self.rows else { return }
    self.rows = rows
    layout.tableView.reloadData()
  }

  /// Presents the alert that is due, also while the editor covers the list.
  private func presentAlerts() {
    present(item: { [weak self] in self?.viewModel.alert }) {
      [weak self] alert in
      switch alert.kind {
      case .loadFailure(let title, let message):
        .okAlert(title: title, message: message) {
          self?.viewModel.loadFailureClosed(alert.id)
        }
      case .saveFailure(
        let title,
        let message,
        let tryAgainTitle,
        let discardTitle
      ):
        Self.saveFailureAlert(
          title: title,
          message: message,
          tryAgain: AlertAction(title: tryAgainTitle) {
            self?.viewModel.tryAgainButtonTapped()
          },
          discard: AlertAction(title: discardTitle) {
            self?.viewModel.discardChangesButtonTapped()
          }
        )
      }
    }
  }

  private static func saveFailureAlert(
    title: String,
    message: String,
    tryAgain: AlertAction,
    discard: AlertAction
  ) -> AlertController {
    let alert = AlertController(title: title, message: message)
    alert.addAction(tryAgain)
    alert.addAction(discard)
    return alert
  }

  private func pushEditor() {
    push(
      item: { [weak self] in self?.viewModel.editor },
      screen: TodoEditorViewController.init,
      whenLeft: { [weak self] in self?.viewModel.editorClosed($0) }
    )
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
    let cellViewModel = rows[row]
    let cell = tableView.dequeueReusableCell(TodoCell.self)
    cell.titleLabel.text = cellViewModel.title
    cell.descriptionLabel.text = cellViewModel.description
    cell.editButtonTapped = { [weak self] in
      self?.viewModel.editButtonTapped(cellViewModel.id)
    }
    return cell
  }
}

extension TodoViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    viewModel.todoSelected(rows[row].id)
  }
}
