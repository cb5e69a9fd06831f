import ConsoleUI
import Layouts
import MVC
import Models
import TestSupport
import Testing

/// Uses the list of to-dos as its user does, and finds what it shows.
@MainActor
struct TodoDriver {
  let window: Window
  private let loadedLayout: TodoLayout

  init(service: any TodoService) throws {
    try self.init(showing: makeTodoScreen(service: service))
  }

  init(showing viewController: ViewController) throws {
    window = Window(showing: viewController)
    loadedLayout = try #require(viewController.view as? TodoLayout)
  }

  /// A screen whose list was loaded.
  init(service: HeldTodoService, todos: [Todo]) throws {
    try self.init(service: service)
    try service.loads.answer(1, with: .success(todos))
  }

  /// What the next frame will show: the controller updates itself before that.
  var layout: TodoLayout {
    window.layoutIfNeeded()
    return loadedLayout
  }

  var isLoading: Bool {
    layout.activityIndicator.isAnimating
  }

  /// Whether the screen says that a save is pending.
  var isSaving: Bool {
    layout.savingLabel.text == "Saving..."
  }

  /// The rows on the screen; a table makes them when it is drawn.
  var rows: [TodoCell] {
    _ = window.makeFrame()
    return layout.tableView.visibleCells
      .sorted { $0.key < $1.key }
      .compactMap { $0.value as? TodoCell }
  }

  var rowTitles: [String?] {
    rows.map(\.titleLabel.text)
  }

  /// The editor, if it is the screen that shows.
  var editor: TodoEditorLayout? {
    window.topView as? TodoEditorLayout
  }

  var editorTitle: String? {
    window.topView?.viewController?.title
  }

  func add(_ title: String) {
    layout.newTodoField.text = title
    layout.addButton.sendActions()
  }

  func select(row: Int) {
    layout.tableView.selectRow(at: row)
  }

  func choose(_ segment: String) throws {
    let index = layout.filterControl.titles.firstIndex(of: segment)
    layout.filterControl.selectSegment(at: try #require(index))
  }

  /// Opens the editor of a row.
  func edit(row: Int) throws -> TodoEditorLayout {
    try #require(rows.indices.contains(row))
    rows[row].editButton.sendActions()
    return try #require(editor)
  }
}

extension TodoEditorLayout {
  /// Types into the field of the title.
  func typeTitle(_ title: String) {
    titleField.text = title
    titleField.sendActions()
  }
}
