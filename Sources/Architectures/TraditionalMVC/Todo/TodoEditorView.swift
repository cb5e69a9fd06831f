import ConsoleUI
import Layouts
import Models

/// Shows a to-do in text fields, titles the screen, and says whether the to-do
/// is gone and whether a save is pending.
///
/// It asks the same model as the list's view. Its fields are filled once, and
/// follow no change of the model: they keep what is typed until the controller
/// hands that over.
final class TodoEditorView: StackView {
  let model: TodoModel
  let controller: TodoEditorController
  private let layout = TodoEditorLayout()
  private let id: TodoItem.ID

  init(id: TodoItem.ID, model: TodoModel) {
    self.id = id
    self.model = model
    controller = TodoEditorController(id: id, model: model)
    super.init(axis: .vertical)
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
    connect()
  }

  /// What the user has typed as the title.
  var typedTitle: String { layout.titleField.text }

  /// What the user has typed as the description.
  var typedDescription: String { layout.descriptionField.text }

  func showTitle() {
    viewController?.title = "Edit: \(typedTitle)"
  }

  /// The to-do as the model has it; nil if it is no longer in the list.
  private var item: TodoItem? { model.list?.item(id) }
}

extension TodoEditorView: TriadView {
  var modelDependents: [any Dependent<TodoAspect>] { [self] }

  func display() {
    if let item { fill(with: item.todo) }
    update(.list)
    update(.isSaveRequestPending)
  }

  func update(_ aspect: TodoAspect) {
    switch aspect {
    case .list: showMissing()
    case .isSaveRequestPending: showSaving()
    case .isLoading, .loadFailure, .saveFailure: break
    }
  }

  private func fill(with todo: Todo) {
    layout.titleField.text = todo.title
    layout.descriptionField.text = todo.description
  }

  private func showMissing() {
    layout.missingLabel.text = item == nil ? "No longer in the list" : ""
  }

  private func showSaving() {
    layout.savingLabel.text = model.isSaveRequestPending ? "Saving..." : ""
  }
}
