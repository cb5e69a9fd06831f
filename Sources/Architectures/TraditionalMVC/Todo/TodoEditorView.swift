import ConsoleUI
import Layouts
import Models

/// Shows a to-do in text fields, titles the screen, and says whether the to-do
/// is gone and whether a save is pending.
///
/// It asks the same model as the list's view, and does not change it. Its
/// fields keep what is typed until the controller hands that over.
final class TodoEditorView: StackView {
  let model: TodoModel
  let controller: TodoEditorController
  private let layout = TodoEditorLayout()
  private let id: TodoItem.ID

  init(item: TodoItem, model: TodoModel) {
    id = item.id
    self.model = model
    controller = TodoEditorController(id: item.id, model: model)
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
    fill(with: item.todo)
    connect()
  }

  /// What the user has typed as the title.
  var typedTitle: String { layout.titleField.text }

  /// What the user has typed as the description.
  var typedDescription: String { layout.descriptionField.text }

  func showTitle() {
    viewController?.title = "Edit: \(typedTitle)"
  }

  private func fill(with todo: Todo) {
    layout.titleField.text = todo.title
    layout.descriptionField.text = todo.description
  }
}

extension TodoEditorView: TriadView {
  func hostDidLoad() {
    showTitle()
  }

  func display() {
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

  private func showMissing() {
    let isMissing = model.list?.item(id) == nil
    layout.missingLabel.text = isMissing ? "No longer in the list" : ""
  }

  private func showSaving() {
    layout.savingLabel.text = model.isSaveRequestPending ? "Saving..." : ""
  }
}
