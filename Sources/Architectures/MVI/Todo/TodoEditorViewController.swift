import ConsoleUI
import Layouts

/// Sends what the user does in the editor and renders what the editor shows.
///
/// Its part of the store takes the editor's events only. It does not know who
/// opens and closes the editor.
final class TodoEditorViewController: ViewController {
  private let layout = TodoEditorLayout()
  private let store: ScopedStore<TodoEditorContents, TodoEditorEvent>

  init(store: ScopedStore<TodoEditorContents, TodoEditorEvent>) {
    self.store = store
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.titleField.addTarget(store, event: TodoEditorEvent.titleFieldChanged)
    layout.descriptionField.addTarget(
      store,
      event: TodoEditorEvent.descriptionFieldChanged
    )
    layout.saveButton.addTarget(store, event: .saveButtonTapped)
    layout.deleteButton.addTarget(store, event: .deleteButtonTapped)
    store.addObserver(self)
  }
}

extension TodoEditorViewController: StateObserver {
  func render(
    _ contents: TodoEditorContents,
    replacing previous: TodoEditorContents?
  ) {
    title = contents.screenTitle
    layout.titleField.setText(contents.title)
    layout.descriptionField.setText(contents.description)
    layout.missingLabel.text = contents.missingText
    layout.savingLabel.text = contents.savingText
  }
}
