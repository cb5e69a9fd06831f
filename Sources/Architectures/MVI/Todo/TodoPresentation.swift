import Formatting
import Models

/// What the list's screen shows.
extension TodoState {
  var isLoaded: Bool { list != nil }

  var rows: [TodoRow] { list?.items(filter).map(TodoRow.init) ?? [] }

  /// Whether anything stands between the field for a new to-do and the rows.
  var hasControls: Bool { list?.isEmpty == false }

  var markAllButtonTitle: String {
    list?.isAllCompleted == true ? "Mark all as not done" : "Mark all as done"
  }

  /// What the segments mean, in their order.
  static let filters: [TodoFilter] = [.all, .active, .completed]

  var selectedSegment: Int { Self.filters.firstIndex(of: filter) ?? 0 }

  var itemsLeftText: String {
    let count = list?.activeCount ?? 0
    return count == 1 ? "1 item left" : "\(count) items left"
  }

  var hasCompleted: Bool { list?.hasCompleted == true }

  var savingText: String { isSaving ? "Saving..." : "" }

  private var isSaving: Bool { list?.isSaveRequestPending == true }

  /// Why the last save request failed; nil where nothing is to be answered.
  var saveFailureText: String? { list?.saveFailure?.message }

  /// What the editor's screen shows; nil where it is not open.
  ///
  /// Some of it is known to the list only, so it is computed here.
  var editorContents: TodoEditorContents? {
    editor.map { editor in
      TodoEditorContents(
        editor: editor,
        isInList: list?.item(editor.id) != nil,
        isSaving: isSaving
      )
    }
  }
}

/// Keeps a to-do of the list and words its row.
struct TodoRow: Equatable {
  private let item: TodoItem

  init(item: TodoItem) {
    self.item = item
  }

  var id: TodoItem.ID { item.id }

  var title: String {
    let mark = item.todo.isCompleted ? "[x]" : "[ ]"
    return "\(mark) \(item.todo.title.onOneLine)"
  }

  var description: String { item.todo.description.onOneLine }
}

extension TodoAlert: AlertReason {
  var title: String { "Alert" }

  var message: String? {
    switch self {
    case .loadFailed(let error): error.message
    }
  }
}
