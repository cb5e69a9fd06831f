import ConsoleUI
import Models

/// Asks the model for what the user wants, opens the editor of a to-do, and
/// presents what failed.
///
/// The view words and shows. The controller sets no widget: it only takes the
/// selection back from a row.
final class TodoController: Controller<TodoModel, TodoView> {
  private weak var saveFailureAlert: AlertController?

  func hostDidLoad() {
    model.loadTodos()
  }

  func reloadButtonTapped() {
    model.loadTodos()
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

  func editButtonTapped(_ item: TodoItem) {
    let editor = makeTodoEditorScreen(item: item, model: model)
    navigationController?.pushViewController(editor)
  }
}

extension TodoController: Dependent {
  func update(_ aspect: TodoAspect) {
    switch aspect {
    case .loadFailure: present(view?.makeLoadFailureAlert())
    case .saveFailure: presentSaveFailure()
    case .isLoading, .list, .isSaveRequestPending: break
    }
  }

  /// Presents the failure, if there is one.
  ///
  /// It may be answered in another list of the same model. Then the alert goes
  /// here, too.
  private func presentSaveFailure() {
    saveFailureAlert?.dismiss()
    let alert = view?.makeSaveFailureAlert(
      tryAgain: model.tryAgain,
      discardChanges: model.discardChanges
    )
    present(alert)
    saveFailureAlert = alert
  }
}

extension TodoController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    guard let view else { return }
    model.toggle(view.item(atRow: row).id)
  }
}
