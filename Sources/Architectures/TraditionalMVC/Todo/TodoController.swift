import ConsoleUI
import Layouts
import Models

/// Asks the model for what the user wants, opens the editor of a to-do, and
/// presents what failed.
///
/// It must not know what the view shows.
@MainActor
final class TodoController {
  weak var view: TodoView?
  private let model: TodoModel

  init(model: TodoModel) {
    self.model = model
    model.addDependent(self)
  }

  /// The host's view has loaded.
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

  func filterControlChanged() {
    guard let view else { return }
    model.show(TodoFilter(rawValue: view.selectedSegment) ?? .all)
  }

  func clearCompletedButtonTapped() {
    model.clearCompleted()
  }

  func editButtonTapped(_ item: TodoItem) {
    let editor = makeTodoEditorScreen(item: item, model: model)
    view?.viewController?.navigationController?.pushViewController(editor)
  }

  private func showAlert(title: String, message: String) {
    view?.viewController?.present(.okAlert(title: title, message: message))
  }
}

extension TodoController: Dependent {
  func update(_ aspect: TodoAspect) {
    switch aspect {
    case .failure:
      guard let failure = model.failure else { return }
      showAlert(title: "Alert", message: failure.message)
    case .isLoading, .list, .filter, .isSaving: break
    }
  }
}

extension TodoController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    model.toggle(model.shownItems[row].id)
  }
}
