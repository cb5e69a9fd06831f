import ConsoleUI
import Models

/// Tells the model what the user wants, opens the editor of a to-do, and
/// presents what failed.
final class TodoController: Controller<TodoModel, TodoView> {
  /// The alert about a failed save, until it is answered.
  private weak var saveFailureAlert: AlertController?

  override func viewDidLoad() {
    model.loadTodos()
    // A save may have failed before this list was opened.
    updateSaveFailureAlert()
  }

  func reloadButtonTapped() {
    model.reloadTodos()
  }

  func addButtonTapped() {
    guard let view else { return }
    if model.add(title: view.newTodoText) { view.emptyNewTodoField() }
  }

  func markAllButtonTapped() {
    model.toggleAll()
  }

  /// The filter is the view's own choice, so the model does not change.
  func filterControlChanged() {
    view?.showRows()
  }

  func clearCompletedButtonTapped() {
    model.clearCompleted()
  }

  func editButtonTapped(_ id: TodoItem.ID) {
    let editor = makeTodoEditorScreen(id: id, model: model)
    navigationController?.pushViewController(editor)
  }
}

extension TodoController: Dependent {
  func update(_ aspect: TodoAspect) {
    switch aspect {
    case .loadFailure: presentFailure(model.loadFailure)
    case .saveFailure: updateSaveFailureAlert()
    case .isLoading, .list, .isSaveRequestPending: break
    }
  }

  /// Has an alert ask about a failed save until somebody has answered.
  private func updateSaveFailureAlert() {
    // Where it still asks, the user has answered the alert of another list.
    saveFailureAlert?.dismiss()
    guard let failure = model.saveFailure else { return }
    let alert = AlertController(title: "Not saved", message: failure.message)
    alert.addAction(AlertAction(title: "Try again", handler: model.tryAgain))
    alert.addAction(
      AlertAction(title: "Discard changes", handler: model.discardChanges)
    )
    saveFailureAlert = alert
    present(alert)
  }
}

extension TodoController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    guard let view else { return }
    model.toggle(view.item(atRow: row).id)
  }
}
