import Models
import TestSupport
import Testing

@testable import VIPER

/// Presenter, interactor and data manager of the list together, between
/// service, view and router.
@MainActor
struct TodoModule {
  let view = TodoViewSpy()
  let router = TodoRouterSpy()
  let presenter: TodoPresenter
  let interactor: TodoInteractor
  let dataManager: TodoDataManager

  init(service: HeldTodoService) {
    dataManager = TodoDataManager(service: service)
    interactor = TodoInteractor(dataManager: dataManager)
    presenter = TodoPresenter(interactor: interactor, router: router)
    interactor.output = presenter
    dataManager.listOutput = interactor
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
    return TodoEditorModule(
      id: id,
      delegate: presenter,
      dataManager: dataManager
    )
  }
}

/// The editor's presenter and interactor together, between the list's data
/// manager, view and router.
@MainActor
struct TodoEditorModule {
  let view = TodoEditorViewSpy()
  let router = TodoEditorRouterSpy()
  let presenter: TodoEditorPresenter
  let interactor: TodoEditorInteractor

  init(
    id: Int,
    delegate: any TodoEditorModuleDelegate,
    dataManager: TodoDataManager
  ) {
    interactor = TodoEditorInteractor(id: id, dataManager: dataManager)
    presenter = TodoEditorPresenter(interactor: interactor, router: router)
    presenter.delegate = delegate
    interactor.output = presenter
    dataManager.editorOutput = interactor
    presenter.view = view
    presenter.updateView()
  }

  func save(title: String, description: String = "") {
    presenter.saveTodo(title: title, description: description)
  }
}

extension TodoDataManager {
  /// Takes the list, changes it and puts it back, as an interactor does.
  func change(_ change: (inout TodoList) -> Void) throws {
    var list = try #require(list)
    change(&list)
    put(list)
  }
}
