import Models
import TestSupport
import Testing

@testable import MVP

/// A presenter of to-dos with a view that keeps what it is told.
@MainActor
struct TodoBench {
  let view = TodoViewSpy()
  let presenter: TodoPresenter

  init(service: any TodoService) {
    presenter = TodoPresenter(service: service)
    presenter.view = view
    view.presenter = presenter
    presenter.viewDidLoad()
  }

  /// A presenter whose list was loaded.
  init(service: HeldTodoService, todos: [Todo]) throws {
    self.init(service: service)
    try service.loads.answer(1, with: .success(todos))
  }

  /// Opens the editor of a row.
  func edit(row: Int) throws -> TodoEditorViewSpy {
    presenter.editButtonTapped(atRow: row)
    return try #require(view.editor)
  }
}
