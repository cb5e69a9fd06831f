import ConsoleUI
import Layouts

/// Sends what the user does to the store and renders the state: the list, the
/// alerts, and whether the editor is open.
///
/// It is part of the view here, and must not know the to-dos it shows.
final class TodoViewController: ViewController {
  private let layout = TodoLayout()
  private let store: Store<TodoReducer>

  init(store: Store<TodoReducer>) {
    self.store = store
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
    store.addObserver(self)
    store.send(.viewDidLoad)
  }

  func reloadButtonTapped() {
    store.send(.reloadButtonTapped)
  }

  func newTodoFieldChanged() {
    store.send(.newTodoFieldChanged(layout.newTodoField.text))
  }

  func addButtonTapped() {
    store.send(.addButtonTapped)
  }

  func markAllButtonTapped() {
    store.send(.markAllButtonTapped)
  }

  func filterControlChanged() {
    let segment = layout.filterControl.selectedSegmentIndex
    store.send(.filterControlChanged(toSegment: segment))
  }

  func clearCompletedButtonTapped() {
    store.send(.clearCompletedButtonTapped)
  }

  func editButtonTapped(_ row: TodoRow) {
    store.send(.editButtonTapped(id: row.id))
  }
}

extension TodoViewController: StateObserver {
  func render(_ state: TodoState, replacing previous: TodoState?) {
    if state.isLoading != previous?.isLoading {
      renderLoading(state.isLoading)
    }
    if state.isLoaded != previous?.isLoaded {
      layout.reloadButton.isHidden = state.isLoaded
      layout.contentView.isHidden = !state.isLoaded
    }
    // While the user types, the field holds the text already, so it is left
    // alone.
    if layout.newTodoField.text != state.newTodoText {
      layout.newTodoField.text = state.newTodoText
    }
    if state.controls != previous?.controls {
      renderControls(state.controls)
    }
    if state.selectedSegment != previous?.selectedSegment {
      layout.filterControl.selectedSegmentIndex = state.selectedSegment
    }
    if state.rows != previous?.rows {
      layout.tableView.reloadData()
    }
    if state.savingText != previous?.savingText {
      layout.savingLabel.text = state.savingText
    }
    renderEditor(isOpen: state.editor != nil)
    if state.alerts != previous?.alerts {
      present(state.alerts, replacing: previous?.alerts) { [weak self] in
        self?.store.send(.alertClosed(number: $0))
      }
    }
  }

  private func renderLoading(_ isLoading: Bool) {
    if isLoading {
      layout.activityIndicator.startAnimating()
    } else {
      layout.activityIndicator.stopAnimating()
    }
  }

  private func renderControls(_ controls: TodoControlsState) {
    layout.controlsView.isHidden = !controls.isShown
    layout.markAllButton.title = controls.markAllButtonTitle
    layout.itemsLeftLabel.text = controls.itemsLeftText
    layout.clearCompletedButton.isHidden = !controls.isClearCompletedShown
  }

  /// Opens or closes the editor.
  ///
  /// If the user went back, it is closed already.
  private func renderEditor(isOpen: Bool) {
    let top = navigationController?.topViewController
    let isShown = top is TodoEditorViewController
    if isOpen, !isShown {
      navigationController?.pushViewController(
        TodoEditorViewController(store: store)
      )
    } else if !isOpen, isShown {
      navigationController?.popViewController()
    }
  }

  private func fill(_ cell: TodoCell, with row: TodoRow) {
    cell.titleLabel.text = row.title
    cell.descriptionLabel.text = row.description
    cell.editButtonTapped = { [weak self] in self?.editButtonTapped(row) }
  }
}

extension TodoViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    store.state.rows.count
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(TodoCell.self)
    fill(cell, with: store.state.rows[row])
    return cell
  }
}

extension TodoViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    store.send(.todoSelected(id: store.state.rows[row].id))
  }
}

extension TodoViewController: NavigationControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController,
    userDidPop viewController: ViewController
  ) {
    guard viewController is TodoEditorViewController else { return }
    store.send(.editorClosed)
  }
}
