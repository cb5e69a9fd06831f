import ConsoleUI
import Layouts

/// Binds the list of to-dos to its view model.
final class TodoViewController: ViewController {
  private let layout = TodoLayout()
  private let viewModel: TodoViewModel
  /// The alert that asks about a failed save; its presentation keeps it.
  private weak var failedSaveAlert: AlertController?

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
    bindViewModel()
    viewModel.viewDidLoad()
  }

  func newTodoFieldChanged() {
    viewModel.newTodoFieldChanged(layout.newTodoField.text)
  }

  func filterControlChanged() {
    viewModel.filterSelected(at: layout.filterControl.selectedSegmentIndex)
  }

  private func bindViewModel() {
    bindLoading()
    bindList()
    viewModel.showAlert = { [weak self] title, message in
      self?.present(.okAlert(title: title, message: message))
    }
    viewModel.$failedSaveQuestion.bind(self) { viewController, question in
      viewController.failedSaveAlert?.dismiss()
      if let question { viewController.ask(question) }
    }
  }

  private func bindLoading() {
    viewModel.$isLoading.bind(layout) { layout, isLoading in
      if isLoading {
        layout.activityIndicator.startAnimating()
      } else {
        layout.activityIndicator.stopAnimating()
      }
    }
    viewModel.$isLoaded.bind(layout) { layout, isLoaded in
      layout.reloadButton.isHidden = isLoaded
      layout.contentView.isHidden = !isLoaded
    }
  }

  private func bindList() {
    viewModel.$newTodoText.bind(layout) { layout, text in
      layout.newTodoField.update(with: text)
    }
    viewModel.$rows.bind(layout) { layout, _ in
      layout.tableView.reloadData()
    }
    viewModel.$hasTodos.bind(layout) { layout, hasTodos in
      layout.controlsView.isHidden = !hasTodos
    }
    viewModel.$selectedFilterIndex.bind(
      to: layout.filterControl,
      \.selectedSegmentIndex
    )
    viewModel.$markAllButtonTitle.bind(to: layout.markAllButton, \.title)
    viewModel.$itemsLeftText.bind(to: layout.itemsLeftLabel, \.text)
    viewModel.$hasCompleted.bind(layout) { layout, hasCompleted in
      layout.clearCompletedButton.isHidden = !hasCompleted
    }
    viewModel.$savingText.bind(to: layout.savingLabel, \.text)
  }

  private func ask(_ question: TodoViewModel.FailedSaveQuestion) {
    let alert = AlertController(
      title: question.title,
      message: question.message
    )
    alert.addAction(
      AlertAction(title: question.tryAgainTitle) { [weak self] in
        self?.viewModel.tryAgainButtonTapped()
      }
    )
    alert.addAction(
      AlertAction(title: question.discardTitle) { [weak self] in
        self?.viewModel.discardChangesButtonTapped()
      }
    )
    // While the editor covers the list, UIKit presents nothing from the list.
    let presenter: ViewController = navigationController ?? self
    presenter.present(alert)
    failedSaveAlert = alert
  }
}

extension TodoViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    viewModel.rows.count
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    let cellViewModel = viewModel.rows[row]
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
    viewModel.todoSelected(viewModel.rows[row].id)
  }
}
