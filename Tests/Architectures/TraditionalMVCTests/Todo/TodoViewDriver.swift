import ConsoleUI
import Layouts
import Models
import TestSupport
import Testing

@testable import TraditionalMVC

/// A view of the to-dos and its model, without a window.
@MainActor
struct TodoViewDriver {
  let model: TodoModel
  let view: TodoView
  let layout: TodoLayout

  /// A view whose list was loaded.
  init(service: HeldTodoService, todos: [Todo]) throws {
    model = TodoModel(service: service)
    view = TodoView(model: model)
    layout = try #require(view.subviews.first as? TodoLayout)
    model.loadTodos()
    try service.loads.answer(1, with: .success(todos))
  }

  var rows: [TodoCell] {
    (0..<layout.tableView.numberOfRows).compactMap {
      view.tableView(layout.tableView, cellForRowAt: $0) as? TodoCell
    }
  }

  var rowTitles: [String?] { rows.map(\.titleLabel.text) }

  func select(row: Int) {
    layout.tableView.selectRow(at: row)
  }

  func choose(_ segment: String) throws {
    let index = layout.filterControl.titles.firstIndex(of: segment)
    layout.filterControl.selectSegment(at: try #require(index))
  }
}
