import ConsoleUI
import Layouts

/// Tells the presenter what the user wants in the list of to-dos, and shows
/// what it is given.
final class TodoViewController: ViewController {
  private let layout = TodoLayout()
  private let presenter: any TodoModuleInterface
  private var rows: [TodoDisplayData] = []

  init(presenter: any TodoModuleInterface) {
    self.presenter = presenter
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
    presenter.updateView()
  }

  func reloadButtonTapped() {
    presenter.reloadTodos()
  }

  func addButtonTapped() {
    presenter.addTodo(title: layout.newTodoField.text)
  }

  func markAllButtonTapped() {
    presenter.toggleAllTodos()
  }

  func filterControlChanged() {
    switch layout.filterControl.selectedSegmentIndex {
    case 0: presenter.showAllTodos()
    case 1: presenter.showActiveTodos()
    case 2: presenter.showCompletedTodos()
    default: break
    }
  }

  func clearCompletedButtonTapped() {
    presenter.clearCompletedTodos()
  }
}

extension TodoViewController: TodoView {
  func setLoading(_ isLoading: Bool) {
    if isLoading {
      layout.activityIndicator.startAnimating()
    } else {
      layout.activityIndicator.stopAnimating()
    }
  }

  func showContent() {
    layout.reloadButton.isHidden = true
    layout.contentView.isHidden = false
  }

  func clearNewTodo() {
    layout.newTodoField.text = ""
  }

  func showTodos(_ rows: [TodoDisplayData]) {
    self.rows = rows
    layout.tableView.reloadData()
  }

  func setControls(_ controls: TodoControlsDisplayData?) {
    layout.controlsView.isHidden = controls == nil
    guard let controls else { return }
    layout.markAllButton.title = controls.markAllTitle
    layout.itemsLeftLabel.text = controls.itemsLeftText
    layout.clearCompletedButton.isHidden = !controls.isClearCompletedShown
  }

  func setSavingText(_ text: String) {
    layout.savingLabel.text = text
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
      self?.presenter.editTodo(atRow: row)
    }
    return cell
  }
}

extension TodoViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    presenter.toggleTodo(atRow: row)
  }
}
