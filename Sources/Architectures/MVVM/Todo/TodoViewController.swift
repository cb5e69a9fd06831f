import ConsoleUI
import Layouts

/// Tells the view model what the user does, and binds the screen to it.
///
/// It is part of the view here, and must not know the to-dos it shows.
final class TodoViewController: ViewController {
  private let layout = TodoLayout()
  private let viewModel: TodoViewModel
  /// The rows that show, as the view model gave them last.
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
    bindViewModel()
    viewModel.viewDidLoad()
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

  private func bindViewModel() {
    viewModel.isLoading.bind { [weak self] isLoading in
      self?.setLoading(isLoading)
    }
    viewModel.isLoaded.bind { [weak self] isLoaded in
      self?.layout.reloadButton.isHidden = isLoaded
      self?.layout.contentView.isHidden = !isLoaded
    }
    viewModel.newTodoText.bind { [weak self] text in
      self?.layout.newTodoField.text = text
    }
    viewModel.rows.bind { [weak self] rows in
      self?.rows = rows
      self?.layout.tableView.reloadData()
    }
    viewModel.hasTodos.bind { [weak self] hasTodos in
      self?.layout.controlsView.isHidden = !hasTodos
    }
    viewModel.markAllButtonTitle.bind { [weak self] title in
      self?.layout.markAllButton.title = title
    }
    viewModel.itemsLeftText.bind { [weak self] text in
      self?.layout.itemsLeftLabel.text = text
    }
    viewModel.hasCompleted.bind { [weak self] hasCompleted in
      self?.layout.clearCompletedButton.isHidden = !hasCompleted
    }
    viewModel.savingText.bind { [weak self] text in
      self?.layout.savingLabel.text = text
    }
    viewModel.showAlert = { [weak self] title, message in
      self?.showAlert(title: title, message: message)
    }
    viewModel.showEditor = { [weak self] editor in
      self?.showEditor(editor)
    }
  }

  private func setLoading(_ isLoading: Bool) {
    if isLoading {
      layout.activityIndicator.startAnimating()
    } else {
      layout.activityIndicator.stopAnimating()
    }
  }

  private func showAlert(title: String, message: String) {
    present(.okAlert(title: title, message: message))
  }

  private func showEditor(_ editor: TodoEditorViewModel) {
    navigationController?.pushViewController(
      TodoEditorViewController(viewModel: editor)
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
    let cell = tableView.dequeueReusableCell(TodoCell.self)
    cell.titleLabel.text = rows[row].title
    cell.descriptionLabel.text = rows[row].description
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
