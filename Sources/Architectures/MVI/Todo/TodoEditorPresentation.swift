/// What the editor's screen shows.
struct TodoEditorContents: Equatable {
  let screenTitle: String
  let title: String
  let description: String
  let missingText: String
  let savingText: String
}

extension TodoEditorContents {
  /// Words the editor's own state, and what the list knows.
  ///
  /// - Parameters:
  ///   - editor: The editor's own state.
  ///   - isInList: Whether the to-do is still in the list.
  ///   - isSaving: Whether the list is being saved.
  init(editor: TodoEditorState, isInList: Bool, isSaving: Bool) {
    screenTitle = "Edit: \(editor.title)"
    title = editor.title
    description = editor.description
    missingText = isInList ? "" : "No longer in the list"
    savingText = isSaving ? "Saving..." : ""
  }
}
