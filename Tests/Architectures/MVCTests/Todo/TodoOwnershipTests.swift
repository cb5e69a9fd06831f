import ConsoleUI
import Layouts
import MVC
import Models
import TestSupport
import Testing

@MainActor
@Suite(.settled)
struct TodoOwnershipTests {
  private let service = HeldTodoService()

  @Test func theListIsReleasedWithItsLoadPending() throws {
    let layout: TodoLayout
    weak var released: ViewController?
    do {
      let viewController = makeTodoScreen(service: service)
      let window = Window(showing: viewController)
      window.layoutIfNeeded()
      #expect(service.loads.asked == [1])
      layout = try #require(viewController.view as? TodoLayout)
      released = viewController
    }
    #expect(released == nil)
    try service.loads.answer(1, with: .failure(.noNetwork))
    #expect(layout.activityIndicator.isAnimating)
    #expect(service.loads.cancelled == [1])
  }

  @Test func theListIsReleasedWithASavePendingAndTheNewestStateIsSaved() throws
  {
    weak var released: ViewController?
    do {
      let viewController = makeTodoScreen(service: service)
      let window = Window(showing: viewController)
      try service.loads.answer(1, with: .success([.milk, .bread]))
      window.layoutIfNeeded()
      let layout = try #require(viewController.view as? TodoLayout)
      layout.tableView.selectRow(at: 0)
      layout.tableView.selectRow(at: 1)
      _ = window.makeFrame()
      released = viewController
    }
    #expect(released == nil)
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    let newest = [Todo.milk.completed(), .bread.completed(false)]
    #expect(service.saves.asked.last == newest)
    try service.saves.answer(newest, with: .failure(.noNetwork))
    #expect(service.saves.asked.count == 2)
  }

  @Test func anEditorThatOneLeavesIsReleased() throws {
    let screen = try TodoDriver(service: service, todos: [.milk, .bread])
    weak var released: ViewController?
    try open(0, on: screen, &released)
    screen.editor?.saveButton.sendActions()
    #expect(released == nil)
    try open(0, on: screen, &released)
    screen.editor?.deleteButton.sendActions()
    #expect(released == nil)
    try open(0, on: screen, &released)
    screen.window.goBack()
    #expect(released == nil)
    try service.saves.answer([.bread], with: .success(()))
    #expect(screen.rowTitles == ["[x] Bread"])
  }

  private func open(
    _ row: Int,
    on screen: TodoDriver,
    _ editor: inout ViewController?
  ) throws {
    editor = try screen.edit(row: row).viewController
    #expect(editor != nil)
  }
}
