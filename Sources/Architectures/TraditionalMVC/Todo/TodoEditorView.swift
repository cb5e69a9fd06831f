import ConsoleUI
import Layouts
import Models

/// Shows a to-do in text fields, words the screen's title, and says whether the
/// to-do is gone and whether the list is being saved.
///
/// It is a second view of the list's model. Its fields keep what is typed
/// until the controller hands that over. It must not change the model.
final class TodoEditorView: StackView {
  let controller: TodoEditorController
  private let layout = TodoEditorLayout()
  private let id: TodoItem.ID
  private let model: TodoModel

  init(item: TodoItem, model: TodoModel) {
    id = item.id
    self.model = model
    controller = TodoEditorController(id: item.id, model: model)
    super.init(axis: .vertical)
    controller.view = self
    addArrangedSubviews(layout)
    layout.titleField.addTarget(
      controller,
      action: TodoEditorController.titleFieldChanged
    )
    layout.saveButton.addTarget(
      controller,
      action: TodoEditorController.saveButtonTapped
    )
    layout.deleteButton.addTarget(
      controller,
      action: TodoEditorController.deleteButtonTapped
    )
    fill(with: item.todo)
    model.addDependent(self)
    update(.list)
    update(.isSaving)
  }

  /// What the user has typed as the title.
  var typedTitle: String { layout.titleField.text }

  /// What the user has typed as the description.
  var typedDescription: String { layout.descriptionField.text }

  var screenTitle: String { "Edit: \(typedTitle)" }

  private func fill(with todo: Todo) {
    layout.titleField.text = todo.title
    layout.descriptionField.text = todo.description
  }
}

extension TodoEditorView: Dependent {
  func update(_ aspect: TodoAspect) {
    switch aspect {
    case .list: showMissing()
    case .isSaving: showSaving()
    case .isLoading, .filter, .failure: break
    }
  }

  private func showMissing() {
    let isMissing = model.list.item(id) == nil
    layout.missingLabel.text = isMissing ? "No longer in the list" : ""
  }

  private func showSaving() {
    layout.savingLabel.text = model.isSaving ? "Saving..." : ""
  }
}
