import ConsoleUI
import Layouts
import Models

/// Hands the model what was typed when the user saves, returns to the list,
/// and sets the screen's title.
///
/// It must not know what the view shows of the list.
@MainActor
final class TodoEditorController {
  weak var view: TodoEditorView?
  private let id: TodoItem.ID
  private let model: TodoModel

  init(id: TodoItem.ID, model: TodoModel) {
    self.id = id
    self.model = model
  }

  /// The host's view has loaded.
  func viewDidLoad() {
    showTitle()
  }

  func titleFieldChanged() {
    showTitle()
  }

  func saveButtonTapped() {
    guard let title = view?.typedTitle,
      let description = view?.typedDescription
    else { return }
    close()
    model.edit(id, title: title, description: description)
  }

  func deleteButtonTapped() {
    close()
    model.delete(id)
  }

  private func close() {
    view?.viewController?.navigationController?.popViewController()
  }

  private func showTitle() {
    view?.viewController?.title = view?.screenTitle
  }
}
