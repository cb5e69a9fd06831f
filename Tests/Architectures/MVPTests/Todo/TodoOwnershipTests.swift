import Models
import TestSupport
import Testing

@testable import MVP

@MainActor
@Suite(.settled)
struct TodoOwnershipTests {
  private let service = HeldTodoService()

  @Test func theListIsReleasedWithItsLoadPending() throws {
    let view = TodoViewSpy()
    weak var released: TodoPresenter?
    do {
      let presenter = TodoPresenter(store: TodoStore(service: service))
      presenter.view = view
      presenter.viewDidLoad()
      #expect(service.loads.asked == [1])
      released = presenter
    }
    #expect(released == nil)
    try service.loads.answer(1, with: .failure(.noNetwork))
    #expect(service.loads.cancelled == [1])
    #expect(view.isLoading)
    #expect(view.alerts == [])
  }

  @Test func theListIsReleasedWithASavePendingAndTheNewestStateIsSaved() throws
  {
    weak var released: TodoPresenter?
    do {
      let presenter = TodoPresenter(store: TodoStore(service: service))
      presenter.viewDidLoad()
      try service.loads.answer(1, with: .success([.milk, .bread]))
      presenter.todoSelected(atRow: 0)
      presenter.todoSelected(atRow: 1)
      released = presenter
    }
    #expect(released == nil)
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    let newest = [Todo.milk.completed(), .bread.completed(false)]
    #expect(service.saves.asked.last == newest)
    try service.saves.answer(newest, with: .failure(.noNetwork))
    #expect(service.saves.asked.count == 2)
  }

  @Test func anEditorThatOneLeavesIsReleased() throws {
    let bench = try TodoBench(service: service, todos: [.milk, .bread])
    weak var released: TodoEditorPresenter?
    do {
      let editor = try bench.edit(row: 0)
      released = editor.presenter
      editor.presenter.deleteButtonTapped()
    }
    #expect(released == nil)
    try service.saves.answer([.bread], with: .success(()))
    #expect(bench.view.rowTitles == ["[x] Bread"])
  }

  // Only MVP and VIPER have a presenter.
  @Test func aPresenterDoesNotKeepItsView() {
    let presenter = TodoPresenter(store: TodoStore(service: service))
    do {
      let view = TodoViewSpy()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }
}
