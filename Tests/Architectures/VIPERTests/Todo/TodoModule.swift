import Models
import TestSupport
import Testing

@testable import VIPER

/// Presenter and interactor of the list together, between service, view and
/// router.
@MainActor
struct TodoModule {
  let view = TodoViewSpy()
  let router = TodoRouterSpy()
  let presenter: TodoPresenter
  let interactor: TodoInteractor

  init(service: HeldTodoService) {
    interactor = TodoInteractor(
      dataManager: TodoDataManager(service: service)
    )
    presenter = TodoPresenter(interactor: interactor, router: router)
    interactor.output = presenter
    presenter.view = view
    presenter.updateView()
  }

  /// A module whose list was loaded.
  init(service: HeldTodoService, todos: [Todo]) throws {
    self.init(service: service)
    try service.loads.answer(1, with: .success(todos))
  }

  var rowTitles: [String] {
    view.rows.map(\.title)
  }

  /// Opens the editor of a row.
  func edit(row: Int) throws -> TodoEditorModule {
    presenter.editTodo(atRow: row)
    let id = try #require(router.editedTodos.last)
    return TodoEditorModule(id: id, interactor: interactor)
  }
}

/// The editor's presenter and the list's interactor together, between view and
/// router.
@MainActor
struct TodoEditorModule {
  let view = TodoEditorViewSpy()
  let router = TodoEditorRouterSpy()
  let presenter: TodoEditorPresenter

  init(id: Int, interactor: TodoInteractor) {
    presenter = TodoEditorPresenter(
      id: id,
      interactor: interactor,
      router: router
    )
    interactor.editorOutput = presenter
    presenter.view = view
    presenter.updateView()
  }

  func save(title: String, description: String = "") {
    presenter.saveTodo(title: title, description: description)
  }
}
