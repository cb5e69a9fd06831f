import ConsoleUI
import Layouts

/// Sends what the user does to the store and renders the state: the list, the
/// alerts, and whether the editor is open.
final class TodoViewController: ViewController {
  private let layout = TodoLayout()
  private let store: Store<TodoReducer>
  /// What the table shows.
  private var rows: [TodoRow] = []
  private var editorScreen: ViewController?
  private var saveFailureAlert: AlertController?
  private var presentedAlert: AlertController?

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
    layout.reloadButton.addTarget(store, event: .reloadButtonTapped)
    layout.newTodoField.addTarget(store, event: TodoEvent.newTodoFieldChanged)
    layout.addButton.addTarget(store, event: .addButtonTapped)
    layout.markAllButton.addTarget(store, event: .markAllButtonTapped)
    layout.filterControl.addTarget(
      store,
      event: { segment in .filterChosen(TodoState.filters[segment]) }
    )
    layout.clearCompletedButton.addTarget(
      store,
      event: .clearCompletedButtonTapped
    )
    navigationController?.delegate = self
    store.addObserver(self)
    store.send(.viewDidLoad)
  }
}

extension TodoViewController: StateObserver {
  func render(_ state: TodoState, replacing previous: TodoState?) {
    renderLoading(state)
    layout.newTodoField.setText(state.newTodoText)
    layout.controlsView.isHidden = !state.hasControls
    layout.markAllButton.title = state.markAllButtonTitle
    layout.filterControl.selectedSegmentIndex = state.selectedSegment
    layout.itemsLeftLabel.text = state.itemsLeftText
    layout.clearCompletedButton.isHidden = !state.hasCompleted
    layout.savingLabel.text = state.savingText
    let newRows = state.rows
    if newRows != rows {
      rows = newRows
      layout.tableView.reloadData()
    }
    renderPresented(state, replacing: previous)
  }

  private func renderPresented(
    _ state: TodoState,
    replacing previous: TodoState?
  ) {
    if state.editor?.id != previous?.editor?.id {
      replaceScreen(
        &editorScreen,
        with: state.editor == nil ? nil : makeEditorScreen()
      )
    }
    if state.saveFailureText != previous?.saveFailureText {
      replaceAlert(
        &saveFailureAlert,
        with: state.saveFailureText.map(makeSaveFailureAlert)
      )
    }
    replaceAlert(
      &presentedAlert,
      with: state.alerts,
      after: previous?.alerts,
      store: store,
      event: TodoEvent.alertClosed
    )
  }

  private func renderLoading(_ state: TodoState) {
    if state.isLoading {
      layout.activityIndicator.startAnimating()
    } else {
      layout.activityIndicator.stopAnimating()
    }
    layout.reloadButton.isHidden = state.isLoaded
    layout.contentView.isHidden = !state.isLoaded
  }

  private func makeEditorScreen() -> ViewController {
    TodoEditorViewController(
      store: ScopedStore(
        store,
        state: \.editorContents,
        event: TodoEvent.editor
      )
    )
  }

  private func makeSaveFailureAlert(text: String) -> AlertController {
    let alert = AlertController(title: "Not saved", message: text)
    alert.addAction(
      AlertAction(title: "Try again") { [weak store] in
        store?.send(.tryAgainButtonTapped)
      }
    )
    alert.addAction(
      AlertAction(title: "Discard changes") { [weak store] in
        store?.send(.discardChangesButtonTapped)
      }
    )
    return alert
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
    let row = rows[row]
    let cell = tableView.dequeueReusableCell(TodoCell.self)
    cell.titleLabel.text = row.title
    cell.descriptionLabel.text = row.description
    cell.editButtonTapped = { [weak store] in
      store?.send(.editButtonTapped(id: row.id))
    }
    return cell
  }
}

extension TodoViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    store.send(.todoSelected(id: rows[row].id))
  }
}

extension TodoViewController: NavigationControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController,
    userDidPop viewController: ViewController
  ) {
    guard viewController === editorScreen else { return }
    store.send(.editorClosed)
  }
}
