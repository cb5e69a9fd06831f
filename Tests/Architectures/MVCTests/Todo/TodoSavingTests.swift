import ConsoleUI
import Layouts
import Models
import TestSupport
import Testing

@MainActor
@Suite(.settled)
struct TodoSavingTests {
  private let service = HeldTodoService()
  private let screen: TodoDriver

  init() throws {
    screen = try TodoDriver(service: service, todos: [.milk, .bread])
  }

  @Test func aChangeIsSavedWithTheWholeList() throws {
    #expect(!screen.isSaving)
    screen.select(row: 0)
    #expect(screen.isSaving)
    #expect(service.saves.asked == [[.milk.completed(), .bread]])
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    #expect(!screen.isSaving)
    #expect(screen.rowTitles == ["[x] Milk", "[x] Bread"])
    #expect(service.saves.asked.count == 1)
  }

  @Test func everyKindOfChangeIsSaved() throws {
    screen.add("Cheese")
    let cheese = Todo(title: "Cheese")
    try service.saves.answer([.milk, .bread, cheese], with: .success(()))
    screen.layout.clearCompletedButton.sendActions()
    try service.saves.answer([.milk, cheese], with: .success(()))
    screen.layout.markAllButton.sendActions()
    try service.saves.answer(
      [.milk.completed(), cheese.completed()],
      with: .success(())
    )
    try screen.edit(row: 1).deleteButton.sendActions()
    try service.saves.answer([.milk.completed()], with: .success(()))
    let editor = try screen.edit(row: 0)
    editor.typeTitle("Oat milk")
    editor.saveButton.sendActions()
    let oatMilk = Todo(title: "Oat milk", description: "Two bottles")
    try service.saves.answer([oatMilk.completed()], with: .success(()))
    #expect(!screen.isSaving)
  }

  @Test func whatChangedMeanwhileIsSavedAfterItTogether() throws {
    screen.select(row: 0)
    screen.select(row: 1)
    screen.add("Cheese")
    #expect(service.saves.asked.count == 1)
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    #expect(screen.isSaving)
    #expect(service.saves.asked.count == 2)
    try service.saves.answer(
      [.milk.completed(), .bread.completed(false), Todo(title: "Cheese")],
      with: .success(())
    )
    #expect(!screen.isSaving)
    #expect(service.saves.asked.count == 2)
  }

  @Test func nothingIsSavedThatDidNotChange() throws {
    screen.select(row: 0)
    screen.select(row: 1)
    screen.select(row: 1)
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    try screen.edit(row: 0).saveButton.sendActions()
    #expect(!screen.isSaving)
    #expect(service.saves.asked.count == 1)
  }

  @Test(arguments: [
    (ServiceError.noNetwork, "No Network"),
    (.overloaded, "Server is overloaded"),
    (.permissionDenied, "You don't have permission"),
    (.unreadable, "The server's answer could not be read"),
  ])
  func aFailedSaveSaysWhyAndLeavesTheListAsItIs(
    error: ServiceError,
    message: String
  ) throws {
    screen.select(row: 0)
    screen.add("Cheese")
    try service.saves.answer(
      [.milk.completed(), .bread],
      with: .failure(error)
    )
    #expect(screen.window.alertText == AlertText("Not saved", message))
    #expect(screen.rowTitles == ["[x] Milk", "[x] Bread", "[ ] Cheese"])
    #expect(screen.layout.itemsLeftLabel.text == "1 item left")
    #expect(!screen.isSaving)
    #expect(service.saves.asked.count == 1)
  }

  @Test func tryingAgainSavesTheNewestState() throws {
    screen.select(row: 0)
    screen.add("Cheese")
    try service.saves.answer(
      [.milk.completed(), .bread],
      with: .failure(.noNetwork)
    )
    try screen.window.press("Try again")
    #expect(screen.isSaving)
    let newest = [Todo.milk.completed(), .bread, Todo(title: "Cheese")]
    try service.saves.answer(newest, with: .failure(.overloaded))
    #expect(
      screen.window.alertText == AlertText("Not saved", "Server is overloaded")
    )
    try screen.window.press("Try again")
    try service.saves.answer(newest, with: .success(()))
    #expect(screen.window.alertText == nil)
    #expect(!screen.isSaving)
    #expect(service.saves.asked.count == 3)
  }

  @Test func discardingBringsBackTheListAsItWasLoaded() throws {
    screen.select(row: 0)
    screen.add("Cheese")
    try service.saves.answer(
      [.milk.completed(), .bread],
      with: .failure(.noNetwork)
    )
    try screen.window.press("Discard changes")
    #expect(screen.window.alertText == nil)
    #expect(screen.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(!screen.isSaving)
    #expect(service.saves.asked.count == 1)
  }

  @Test func discardingBringsBackTheListAsItWasSavedLast() throws {
    screen.select(row: 0)
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    screen.layout.clearCompletedButton.sendActions()
    #expect(screen.layout.controlsView.isHidden)
    try service.saves.answer([], with: .failure(.overloaded))
    try screen.window.press("Discard changes")
    #expect(screen.rowTitles == ["[x] Milk", "[x] Bread"])
    #expect(!screen.layout.controlsView.isHidden)
  }

  @Test func afterDiscardingTheNextChangeIsSaved() throws {
    screen.select(row: 0)
    try service.saves.answer(
      [.milk.completed(), .bread],
      with: .failure(.noNetwork)
    )
    try screen.window.press("Discard changes")
    screen.select(row: 1)
    try service.saves.answer(
      [.milk, .bread.completed(false)],
      with: .success(())
    )
    #expect(screen.rowTitles == ["[ ] Milk", "[ ] Bread"])
  }
}
