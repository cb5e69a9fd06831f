import ConsoleUI
import Layouts

/// Passes what the user does on to the view model, and shows and presents
/// what it reads there.
///
/// It is part of the view here, and must not know the to-dos it shows.
final class TodoViewController: ViewController {
  private let layout = TodoLayout()
  private let viewModel: TodoViewModel
  private var rows: [TodoCellViewModel] = []
  private var presentedAlert: AlertContents.ID?

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
      self,
      action: TodoViewController.reloadButtonTapped
    )
    layout.newTodoField.addTarget(
      self,
      action: TodoViewController.newTodoFieldChanged
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
    navigationController?.delegate = self
    viewModel.viewDidLoad()
  }

  override func updateProperties() {
    super.updateProperties()
    setLoading(viewModel.isLoading)
    layout.reloadButton.isHidden = viewModel.isLoaded
    layout.contentView.isHidden = !viewModel.isLoaded
    layout.newTodoField.text = viewModel.newTodoText
    layout.controlsView.isHidden = !viewModel.hasTodos
    layout.markAllButton.title = viewModel.markAllButtonTitle
    layout.itemsLeftLabel.text = viewModel.itemsLeftText
    layout.clearCompletedButton.isHidden = !viewModel.hasCompleted
    layout.filterControl.selectedSegmentIndex = viewModel.selectedSegment
    layout.savingLabel.text = viewModel.savingText
    showRows(viewModel.rows)
  }

  override func updatePresentation() {
    super.updatePresentation()
    present(viewModel.alerts.first, updating: &presentedAlert) { [weak self] in
      self?.viewModel.alertClosed($0)
    }
    showEditor(viewModel.editor)
  }

  func reloadButtonTapped() {
    viewModel.reloadButtonTapped()
  }

  func newTodoFieldChanged() {
    viewModel.newTodoFieldChanged(layout.newTodoField.text)
  }

  func addButtonTapped() {
    viewModel.addButtonTapped()
  }

  func markAllButtonTapped() {
    viewModel.markAllButtonTapped()
  }

  func filterControlChanged() {
    let segment = layout.filterControl.selectedSegmentIndex
    viewModel.filterControlChanged(toSegment: segment)
  }

  func clearCompletedButtonTapped() {
    viewModel.clearCompletedButtonTapped()
  }

  private func setLoading(_ isLoading: Bool) {
    if isLoading {
      layout.activityIndicator.startAnimating()
    } else {
      layout.activityIndicator.stopAnimating()
    }
  }

  /// Reloads the table only if its rows have changed.
  ///
  /// A letter that is typed runs the whole update, too.
  private func showRows(_ rows: [TodoCellViewModel]) {
    guard rows != self.rows else { return }
    self.rows = rows
    layout.tableView.reloadData()
  }

  /// Opens the editor, or closes it where there is none any more.
  private func showEditor(_ editor: TodoEditorViewModel?) {
    let top = navigationController?.topViewController
    let isShown = top is TodoEditorViewController
    if let editor, !isShown {
      navigationController?.pushViewController(
        TodoEditorViewController(viewModel: editor)
      )
    } else if editor == nil, isShown {
      navigationController?.popViewController()
    }
  }

  private func fill(_ cell: TodoCell, with cellViewModel: TodoCellViewModel) {
    cell.titleLabel.text = cellViewModel.title
    cell.descriptionLabel.text = cellViewModel.description
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
    let cell = tableView.dequeueReusableCell(TodoCell.self)
    fill(cell, with: rows[row])
    cell.editButtonTapped = { [weak self] in
      self?.viewModel.editButtonTapped(atRow: row)
    }
    return cell
  }
}

extension TodoViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    viewModel.todoSelected(atRow: row)
  }
}

extension TodoViewController: NavigationControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController,
    userDidPop viewController: ViewController
  ) {
    guard viewController is TodoEditorViewController else { return }
    viewModel.editorClosed()
  }
}
