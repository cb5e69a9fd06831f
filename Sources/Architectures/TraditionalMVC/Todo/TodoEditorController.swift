import ConsoleUI
import Models

/// Hands the model what was typed when the user saves, and returns to the
/// list.
///
/// It is no dependent of the model: the list's controller presents what failed,
/// also above this screen.
final class TodoEditorController: Controller<TodoModel, TodoEditorView> {
  private let id: TodoItem.ID

  init(id: TodoItem.ID, model: TodoModel) {
    self.id = id
    super.init(model: model)
  }

  override func viewDidLoad() {
    view?.showTitle()
  }

  /// The screen's title follows what is typed, which no model knows yet.
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

  /// Called before the to-do is changed: the host then releases the view, which
  /// otherwise would say "No longer in the list" while the screen goes.
  private func close() {
    navigationController?.popViewController()
  }
}
