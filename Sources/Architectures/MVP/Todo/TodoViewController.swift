import ConsoleUI
import Layouts

/// Tells the presenter what the user does, and shows what it is given.
final class TodoViewController: ViewController {
  private let layout = TodoLayout()
  private let presenter: TodoPresenter
  private let makeEditor: (_ todoID: Int) -> ViewController

  init(
    presenter: TodoPresenter,
    makeEditor: @escaping (_ todoID: Int) -> ViewController
  ) {
    self.presenter = presenter
    self.makeEditor = makeEditor
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
    layout.reloadButton.addAction(presenter.reloadButtonTapped)
    layout.addButton.addTarget(
      self,
      action: TodoViewController.addButtonTapped
    )
    layout.markAllButton.addAction(presenter.markAllButtonTapped)
    layout.filterControl.addTarget(
      self,
      action: TodoViewController.filterControlChanged
    )
    layout.clearCompletedButton.addAction(presenter.clearCompletedButtonTapped)
    presenter.viewDidLoad()
  }

  private func addButtonTapped() {
    presenter.addButtonTapped(title: layout.newTodoField.text)
  }

  private func filterControlChanged() {
    // Each segment has an input of its own: the presenter knows no positions.
    switch layout.filterControl.selectedSegmentIndex {
    case 0: presenter.allSegmentChosen()
    case 1: presenter.activeSegmentChosen()
    case 2: presenter.completedSegmentChosen()
    default: break
    }
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

  func setReloadButtonHidden(_ isHidden: Bool) {
    layout.reloadButton.isHidden = isHidden
  }

  func setContentHidden(_ isHidden: Bool) {
    layout.contentView.isHidden = isHidden
  }

  func emptyNewTodoField() {
    layout.newTodoField.text = ""
  }

  func reloadTodos() {
    layout.tableView.reloadData()
  }

  func setControlsHidden(_ isHidden: Bool) {
    layout.controlsView.isHidden = isHidden
  }

  func setMarkAllButtonTitle(_ title: String) {
    layout.markAllButton.title = title
  }

  func setItemsLeftText(_ text: String) {
    layout.itemsLeftLabel.text = text
  }

  func setClearCompletedHidden(_ isHidden: Bool) {
    layout.clearCompletedButton.isHidden = isHidden
  }

  func setSavingText(_ text: String) {
    layout.savingLabel.text = text
  }

  func showEditor(todoID: Int) {
    navigationController?.pushViewController(makeEditor(todoID))
  }

  func showAlert(title: String, message: String) {
    present(.okAlert(title: title, message: message))
  }

  func askAboutFailedSaveRequest(
    title: String,
    message: String,
    tryAgainTitle: String,
    discardTitle: String
  ) {
    let alert = AlertController(title: title, message: message)
    alert.addAction(
      AlertAction(
        title: tryAgainTitle,
        handler: presenter.tryAgainButtonTapped
      )
    )
    alert.addAction(
      AlertAction(
        title: discardTitle,
        handler: presenter.discardChangesButtonTapped
      )
    )
    // While the editor covers the list, UIKit presents nothing from the list.
    (navigationController ?? self).present(alert)
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
    presenter.configure(cell, forRow: row)
    cell.editButtonTapped = { [presenter] in
      presenter.editButtonTapped(atRow: row)
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

extension TodoCell: TodoCellView {
  func setTitle(_ title: String) {
    titleLabel.text = title
  }

  func setDescription(_ description: String) {
    descriptionLabel.text = description
  }
}
