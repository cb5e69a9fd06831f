import Models
import TestSupport
import Testing

@testable import MVP

@MainActor
struct TodoOwnershipTests {
  private let service = HeldTodoService()

  @Test func theListIsReleasedWithItsLoadPending() throws {
    let view = TodoViewSpy()
    weak var released: TodoPresenter?
    do {
      let presenter = TodoPresenter(service: service)
      presenter.view = view
      presenter.viewDidLoad()
      released = presenter
    }
    #expect(released == nil)
    try service.loads.answer(1, with: .failure(.noNetwork))
    #expect(view.isLoading)
    #expect(view.alerts == [])
  }

  @Test func theListIsReleasedWithASavePendingAndNoneFollows() throws {
    weak var released: TodoPresenter?
    do {
      let presenter = TodoPresenter(service: service)
      presenter.viewDidLoad()
      try service.loads.answer(1, with: .success([.milk, .bread]))
      presenter.todoSelected(atRow: 0)
      presenter.todoSelected(atRow: 1)
      released = presenter
    }
    #expect(released == nil)
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    #expect(service.saves.asked.count == 1)
  }

  @Test func anEditorThatOneLeavesIsReleased() throws {
    let bench = try TodoBench(service: service, todos: [.milk, .bread])
    weak var released: TodoEditorPresenter?
    released = try bench.edit(row: 0).presenter
    bench.view.editor?.save()
    #expect(released == nil)
    released = try bench.edit(row: 0).presenter
    bench.view.editor?.presenter.deleteButtonTapped()
    #expect(released == nil)
    released = try bench.edit(row: 0).presenter
    bench.view.closeEditor()
    #expect(released == nil)
    try service.saves.answer([.bread], with: .failure(.noNetwork))
    #expect(bench.view.rowTitles == ["[ ] Milk", "[x] Bread"])
  }

  // Only in MVP and VIPER does the part that decides know its view.
  @Test func aPresenterDoesNotKeepItsView() {
    let presenter = TodoPresenter(service: service)
    do {
      let view = TodoViewSpy()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }
}
