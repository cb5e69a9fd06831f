import ConsoleUI
import Layouts

/// Binds the list of to-dos to its view model, and pushes the editor of one.
final class TodoViewController: ViewController {
  private let layout = TodoLayout()
  private let viewModel: TodoViewModel

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

  override func viewDidAppear() {
    super.viewDidAppear()
    viewModel.viewDidAppear()
  }

  func newTodoFieldChanged() {
    viewModel.newTodoFieldChanged(layout.newTodoField.text)
  }

  func filterControlChanged() {
    let segment = layout.filterControl.selectedSegmentIndex
    viewModel.filterControlChanged(toSegment: segment)
  }

  private func bindViewModel() {
    bindLoading()
    bindList()
    viewModel.eventHappened = { [weak self] event in
      self?.handle(event)
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
    viewModel.$selectedSegment.bind(layout) { layout, segment in
      layout.filterControl.selectedSegmentIndex = segment
    }
    viewModel.$markAllButtonTitle.bind(layout) { layout, title in
      layout.markAllButton.title = title
    }
    viewModel.$itemsLeftText.bind(layout) { layout, text in
      layout.itemsLeftLabel.text = text
    }
    viewModel.$hasCompleted.bind(layout) { layout, hasCompleted in
      layout.clearCompletedButton.isHidden = !hasCompleted
    }
    viewModel.$savingText.bind(layout) { layout, text in
      layout.savingLabel.text = text
    }
  }

  private func handle(_ event: TodoViewModel.Event) {
    switch event {
    case .alert(let title, let message):
      present(.okAlert(title: title, message: message))
    case .askAboutFailedSaveRequest(
      let title,
      let message,
      let tryAgainTitle,
      let discardTitle
    ):
      askAboutFailedSaveRequest(
        title: title,
        message: message,
        tryAgainTitle: tryAgainTitle,
        discardTitle: discardTitle
      )
    case .openEditor(let editorViewModel):
      let editor = TodoEditorViewController(viewModel: editorViewModel)
      navigationController?.pushViewController(editor)
    }
  }

  private func askAboutFailedSaveRequest(
    title: String,
    message: String,
    tryAgainTitle: String,
    discardTitle: String
  ) {
    let alert = AlertController(title: title, message: message)
    alert.addAction(
      AlertAction(title: tryAgainTitle) { [weak self] in
        self?.viewModel.tryAgainButtonTapped()
      }
    )
    alert.addAction(
      AlertAction(title: discardTitle) { [weak self] in
        self?.viewModel.discardChangesButtonTapped()
      }
    )
    present(alert)
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
