import ConsoleUI
import Models

/// Tells the model what the user wants, opens the editor of a to-do, and
/// presents what failed.
final class TodoController: Controller<TodoModel, TodoView> {
  func viewDidLoad() {
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

  func editButtonTapped(_ id: TodoItem.ID) {
    let editor = makeTodoEditorScreen(id: id, model: model)
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

  private func presentSaveFailure() {
    let alert = view?.makeSaveFailureAlert(
      tryAgain: model.tryAgain,
      discardChanges: model.discardChanges
    )
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
