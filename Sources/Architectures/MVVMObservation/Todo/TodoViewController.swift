import ConsoleUI
import Layouts

/// Shows and presents what it reads in the view model, and tells it what the
/// user does.
///
/// Of the model's types it uses the filter only, which is a value.
final class TodoViewController: PresentingViewController {
  private let layout = TodoLayout()
  private let viewModel: TodoViewModel
  private lazy var dataSource = makeDataSource()

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
    layout.tableView.dataSource = dataSource
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
    presentAlerts()
    pushEditor()
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
    if let segment = TodoViewModel.filters.firstIndex(of: viewModel.filter) {
      layout.filterControl.selectedSegmentIndex = segment
    }
    layout.savingLabel.text = viewModel.savingText
    dataSource.apply(viewModel.rows)
  }

  func newTodoFieldChanged() {
    viewModel.newTodoText = layout.newTodoField.text
  }

  func filterControlChanged() {
    let segment = layout.filterControl.selectedSegmentIndex
    // Where no segment is chosen, UIKit says -1.
    guard TodoViewModel.filters.indices.contains(segment) else { return }
    viewModel.filter = TodoViewModel.filters[segment]
  }

  private func showLoading(_ isLoading: Bool) {
    if isLoading {
      layout.activityIndicator.startAnimating()
    } else {
      layout.activityIndicator.stopAnimating()
    }
  }

  /// Presents the alert that is due, also while the editor covers the list.
  private func presentAlerts() {
    present(
      alert: { [weak self] in self?.viewModel.alert },
      whenAnswered: { [weak self] id, answer, _ in
        self?.viewModel.alertAnswered(id, with: answer)
      }
    )
  }

  private func pushEditor() {
    push(
      item: { [weak self] in self?.viewModel.editor },
      screen: TodoEditorViewController.init,
      whenLeft: { [weak self] in self?.viewModel.editorClosed($0) }
    )
  }

  private func makeDataSource() -> RowDataSource<TodoCellViewModel> {
    RowDataSource(tableView: layout.tableView) { [weak self] tableView, row in
      let cell = tableView.dequeueReusableCell(TodoCell.self)
      cell.configurationUpdateHandler = { cell in
        guard let cell = cell as? TodoCell else { return }
        cell.titleLabel.text = row.title
        cell.descriptionLabel.text = row.description
      }
      cell.editButtonTapped = { self?.viewModel.editButtonTapped(row.id) }
      return cell
    }
  }
}

extension TodoViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    viewModel.todoSelected(dataSource.row(at: row).id)
  }
}
