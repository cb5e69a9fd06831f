import ConsoleUI
import Models

/// Hands the model what was typed when the user saves, and returns to the
/// list.
///
/// It is no dependent of the model: the list's controller presents what failed,
/// also above this screen.
///
/// It releases its view before the editor's own last change, so that the view
/// does not show it.
final class TodoEditorController: Controller<TodoModel, TodoEditorView> {
  private let id: TodoItem.ID

  init(id: TodoItem.ID, model: TodoModel) {
    self.id = id
    super.init(model: model)
  }

  /// The screen's title follows what is typed, which no model knows yet.
  func titleFieldChanged() {
    view?.showTitle()
  }

  func saveButtonTapped() {
    guard let view else { return }
    view.release()
    model.edit(
      id,
      title: view.typedTitle,
      description: view.typedDescription
    )
    close()
  }

  func deleteButtonTapped() {
    view?.release()
    model.delete(id)
    close()
  }

  private func close() {
    navigationController?.popViewController()
  }
}
