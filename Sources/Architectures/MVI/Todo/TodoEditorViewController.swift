import ConsoleUI
import Layouts

/// Sends what the user does in the editor to the store and renders the state.
///
/// It is part of the view here, and must not know the to-do it shows, nor who
/// opens and closes it.
final class TodoEditorViewController: ViewController {
  private let layout = TodoEditorLayout()
  private let store: Store<TodoReducer>

  init(store: Store<TodoReducer>) {
    self.store = store
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.titleField.addTarget(
      self,
      action: TodoEditorViewController.titleFieldChanged
    )
    layout.descriptionField.addTarget(
      self,
      action: TodoEditorViewController.descriptionFieldChanged
    )
    layout.saveButton.addTarget(
      self,
      action: TodoEditorViewController.saveButtonTapped
    )
    layout.deleteButton.addTarget(
      self,
      action: TodoEditorViewController.deleteButtonTapped
    )
    store.addObserver(self)
  }

  func titleFieldChanged() {
    store.send(.titleFieldChanged(layout.titleField.text))
  }

  func descriptionFieldChanged() {
    store.send(.descriptionFieldChanged(layout.descriptionField.text))
  }

  func saveButtonTapped() {
    store.send(.saveButtonTapped)
  }

  func deleteButtonTapped() {
    store.send(.deleteButtonTapped)
  }
}

extension TodoEditorViewController: StateObserver {
  func render(_ state: TodoState, replacing previous: TodoState?) {
    if let editor = state.editor, editor != previous?.editor {
      renderTexts(of: editor)
    }
    if state.missingText != previous?.missingText {
      layout.missingLabel.text = state.missingText
    }
    if state.savingText != previous?.savingText {
      layout.savingLabel.text = state.savingText
    }
  }

  /// While the user types, a field holds the text already, so it is left alone.
  private func renderTexts(of editor: TodoEditorState) {
    title = editor.screenTitle
    if layout.titleField.text != editor.title {
      layout.titleField.text = editor.title
    }
    if layout.descriptionField.text != editor.description {
      layout.descriptionField.text = editor.description
    }
  }
}
