import ConsoleUI
import Models

/// Hands the model what was typed when the user saves, and returns to the
/// list.
final class TodoEditorController: Controller<TodoEditorView> {
  private let id: TodoItem.ID
  private let model: TodoModel

  init(id: TodoItem.ID, model: TodoModel) {
    self.id = id
    self.model = model
    super.init()
  }

  /// What is typed is the view's until it is saved, and so is the title.
  func titleFieldChanged() {
    view?.showTitle()
  }

  func saveButtonTapped() {
    guard let view else { return }
    let title = view.typedTitle
    let description = view.typedDescription
    close()
    model.edit(id, title: title, description: description)
  }

  func deleteButtonTapped() {
    close()
    model.delete(id)
  }

  private func close() {
    navigationController?.popViewController()
  }
}
