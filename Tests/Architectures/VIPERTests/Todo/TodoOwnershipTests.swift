import Models
import TestSupport
import Testing

@testable import VIPER

@MainActor
@Suite(.settled)
struct TodoOwnershipTests {
  private let service = HeldTodoService()

  @Test func theListIsReleasedWithItsLoadPending() throws {
    let view = TodoViewSpy()
    let router = TodoRouterSpy()
    let released = Released()
    do {
      let presenter = makeList(router: router, released)
      presenter.view = view
      presenter.updateView()
      #expect(service.loads.asked == [1])
    }
    #expect(released.presenter == nil)
    #expect(released.interactor == nil)
    // The data manager is at work until then, as the service is.
    try service.loads.answer(1, with: .failure(.noNetwork))
    #expect(service.loads.cancelled == [1])
    #expect(released.isComplete)
    #expect(view.isLoading)
    #expect(router.alerts == [])
  }

  @Test func theListIsReleasedWithASavePendingAndTheNewestStateIsSaved() throws
  {
    let router = TodoRouterSpy()
    let released = Released()
    do {
      let presenter = makeList(router: router, released)
      presenter.updateView()
      try service.loads.answer(1, with: .success([.milk, .bread]))
      presenter.toggleTodo(atRow: 0)
      presenter.toggleTodo(atRow: 1)
    }
    #expect(released.presenter == nil)
    #expect(released.interactor == nil)
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    let newest = [Todo.milk.completed(), .bread.completed(false)]
    #expect(service.saves.asked.last == newest)
    try service.saves.answer(newest, with: .failure(.noNetwork))
    #expect(service.saves.asked.count == 2)
    #expect(router.questions == [])
    #expect(released.isComplete)
  }

  @Test func anEditorThatOneLeavesIsReleased() throws {
    let list = try TodoModule(service: service, todos: [.milk])
    weak var releasedPresenter: TodoEditorPresenter?
    weak var releasedInteractor: TodoEditorInteractor?
    do {
      let editor = try list.edit(row: 0)
      editor.presenter.deleteTodo()
      releasedPresenter = editor.presenter
      releasedInteractor = editor.interactor
    }
    #expect(releasedPresenter == nil)
    #expect(releasedInteractor == nil)
    try service.saves.answer([], with: .success(()))
    #expect(list.rowTitles == [])
  }

  @Test func theScreenIsReleasedWithAllItsParts() throws {
    weak var releasedScreen: TodoViewController?
    weak var releasedRouter: TodoRouter?
    let released = Released()
    do {
      let screen = try #require(
        makeTodoScreen(service: service) as? TodoViewController
      )
      screen.viewDidLoad()
      try service.loads.answer(1, with: .success([.milk]))
      releasedScreen = screen
      let presenter: TodoPresenter = try part("presenter", of: screen)
      let interactor: TodoInteractor = try part("interactor", of: presenter)
      releasedRouter = try part("router", of: presenter)
      released.presenter = presenter
      released.interactor = interactor
      released.dataManager = try part("dataManager", of: interactor)
    }
    #expect(releasedScreen == nil)
    #expect(releasedRouter == nil)
    #expect(released.isComplete)
  }

  // Only MVP and VIPER have a presenter.
  @Test func aPresenterDoesNotKeepItsView() throws {
    let presenter = makeList(router: TodoRouterSpy(), Released())
    do {
      let view = TodoViewSpy()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }

  private func makeList(
    router: TodoRouterSpy,
    _ released: Released
  ) -> TodoPresenter {
    let dataManager = TodoDataManager(service: service)
    let interactor = TodoInteractor(dataManager: dataManager)
    let presenter = TodoPresenter(interactor: interactor, router: router)
    interactor.output = presenter
    dataManager.listOutput = interactor
    released.presenter = presenter
    released.interactor = interactor
    released.dataManager = dataManager
    return presenter
  }
}

/// What an object holds in a private property.
private func part<Part>(_ name: String, of whole: AnyObject) throws -> Part {
  try #require(Mirror(reflecting: whole).descendant(name) as? Part)
}

/// What is to be released with the list.
@MainActor
private final class Released {
  weak var presenter: TodoPresenter?
  weak var interactor: TodoInteractor?
  weak var dataManager: TodoDataManager?

  var isComplete: Bool {
    presenter == nil && interactor == nil && dataManager == nil
  }
}
