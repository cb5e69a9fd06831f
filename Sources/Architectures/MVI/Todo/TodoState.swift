import Models

/// Says what the list of to-dos and the editor show, and which load is the
/// last.
///
/// It must not know who shows it; a view reads its words and no to-do.
struct TodoState: Equatable {
  var isLoading = false
  /// For the reducer only; a view cannot use it, as it imports no models.
  ///
  /// It is nil until a list was loaded.
  var list: TodoList? {
    didSet { makeRows() }
  }
  var filter = TodoFilter.all {
    didSet { makeRows() }
  }
  private(set) var rows: [TodoRow] = []
  /// What the field for a new to-do holds.
  var newTodoText = ""
  /// What the editor holds; nil where it is not open.
  var editor: TodoEditorState?
  var alerts = AlertQueue()
  var latestLoad = 0

  var isLoaded: Bool { list != nil }

  var selectedSegment: Int { filter.rawValue }

  var controls: TodoControlsState {
    TodoControlsState(list: list ?? TodoList([]))
  }

  var savingText: String {
    list?.isSaving == true ? "Saving..." : ""
  }

  /// What the editor says where its to-do is gone.
  var missingText: String {
    guard let editor, list?.item(editor.id) == nil else { return "" }
    return "No longer in the list"
  }

  private mutating func makeRows() {
    rows = list?.items(filter).map(TodoRow.init) ?? []
  }
}
