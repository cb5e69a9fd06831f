import ConsoleUI
import Layouts
import Models

/// Hands over to the model what was typed in the end, leads back, and gives
/// the screen its title.
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
    guard let view else { return }
    close()
    model.edit(
      id,
      title: view.typedTitle,
      description: view.typedDescription
    )
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
