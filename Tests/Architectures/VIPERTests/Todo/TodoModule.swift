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
  let dataManager: TodoDataManager

  init(service: HeldTodoService) {
    dataManager = TodoDataManager(service: service)
    let interactor = TodoInteractor(dataManager: dataManager)
    presenter = TodoPresenter(interactor: interactor, router: router)
    interactor.output = presenter
    presenter.view = view
    view.presenter = presenter
    presenter.viewDidLoad()
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
    presenter.editButtonTapped(atRow: row)
    let id = try #require(router.editedTodos.last)
    return TodoEditorModule(id: id, dataManager: dataManager)
  }
}

/// Presenter and interactor of the editor together, between data manager, view
/// and router.
@MainActor
struct TodoEditorModule {
  let view = TodoEditorViewSpy()
  let router = TodoEditorRouterSpy()
  let presenter: TodoEditorPresenter

  init(id: Int, dataManager: TodoDataManager) {
    let interactor = TodoEditorInteractor(id: id, dataManager: dataManager)
    presenter = TodoEditorPresenter(interactor: interactor, router: router)
    interactor.output = presenter
    presenter.view = view
    presenter.viewDidLoad()
  }

  func save(title: String, description: String = "") {
    presenter.saveButtonTapped(title: title, description: description)
  }
}
