import ConsoleUI
import Models

/// Asks the model for what the user wants, opens the editor of a to-do, and
/// presents what failed.
///
/// The view words and shows. The controller sets no widget.
final class TodoController: Controller<TodoView> {
  private let model: TodoModel

  init(model: TodoModel) {
    self.model = model
    super.init()
    model.addDependent(self)
  }

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
    guard let view else { return }
    view.show(TodoFilter(rawValue: view.selectedSegment) ?? .all)
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
    case .saveFailure:
      present(
        view?.makeSaveFailureAlert(
          tryAgain: model.tryAgain,
          discardChanges: model.discardChanges
        )
      )
    case .isLoading, .list, .isSaveRequestPending: break
    }
  }
}

extension TodoController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    guard let view else { return }
    model.toggle(view.item(atRow: row).id)
  }
}
