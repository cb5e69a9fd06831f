import ConsoleUI
import Layouts

/// Tells the presenter what the user does, and shows what it is given.
///
/// It is part of the view here, and must not know the to-dos it shows.
final class TodoViewController: ViewController {
  private let layout = TodoLayout()
  private let presenter: TodoPresenter

  init(presenter: TodoPresenter) {
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
    presenter.viewDidLoad()
  }

  func reloadButtonTapped() {
    presenter.reloadButtonTapped()
  }

  func addButtonTapped() {
    presenter.addButtonTapped(title: layout.newTodoField.text)
  }

  func markAllButtonTapped() {
    presenter.markAllButtonTapped()
  }

  func filterControlChanged() {
    let segment = layout.filterControl.selectedSegmentIndex
    presenter.filterControlChanged(toSegment: segment)
  }

  func clearCompletedButtonTapped() {
    presenter.clearCompletedButtonTapped()
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

  func emptyNewTodoField() {
    layout.newTodoField.text = ""
  }

  func reloadTodos() {
    layout.tableView.reloadData()
  }

  func setControls(_ controls: TodoControlsDisplayData?) {
    layout.controlsView.isHidden = controls == nil
    guard let controls else { return }
    layout.markAllButton.title = controls.markAllButtonTitle
    layout.itemsLeftLabel.text = controls.itemsLeftText
    layout.clearCompletedButton.isHidden = !controls.isClearCompletedShown
  }

  func setSavingText(_ text: String) {
    layout.savingLabel.text = text
  }
}

extension TodoViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    presenter.numberOfTodos
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(TodoCell.self)
    let data = presenter.displayData(forRow: row)
    cell.titleLabel.text = data.title
    cell.descriptionLabel.text = data.description
    cell.editButtonTapped = { [weak self] in
      self?.presenter.editButtonTapped(atRow: row)
    }
    return cell
  }
}

extension TodoViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    presenter.todoSelected(atRow: row)
  }
}
