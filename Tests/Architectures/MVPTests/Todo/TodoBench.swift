import Models
import TestSupport
import Testing

@testable import MVP

/// A presenter of to-dos with a view that keeps what it is told.
@MainActor
struct TodoBench {
  let view = TodoViewSpy()
  let presenter: TodoPresenter
  private let store: TodoStore

  init(service: any TodoService) {
    store = TodoStore(service: service)
    presenter = TodoPresenter(store: store)
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
    let id = try #require(view.editedTodoIDs.last)
    let presenter = TodoEditorPresenter(id: id, store: store)
    let editor = TodoEditorViewSpy(presenter: presenter)
    presenter.view = editor
    presenter.viewDidLoad()
    return editor
  }
}
