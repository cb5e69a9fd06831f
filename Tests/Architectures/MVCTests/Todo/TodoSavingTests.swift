import ConsoleUI
import Layouts
import Models
import TestSupport
import Testing

@MainActor
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
  func aFailedSaveSaysWhyAndBringsTheListBack(
    error: ServiceError,
    message: String
  ) throws {
    screen.select(row: 0)
    screen.add("Cheese")
    try service.saves.answer(
      [.milk.completed(), .bread],
      with: .failure(error)
    )
    #expect(try screen.window.readAlerts() == [AlertText("Alert", message)])
    #expect(screen.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(screen.layout.itemsLeftLabel.text == "1 item left")
    #expect(!screen.isSaving)
    #expect(service.saves.asked.count == 1)
  }

  @Test func aFailedSaveBringsBackTheListAsItWasSavedLast() throws {
    screen.select(row: 0)
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    screen.layout.clearCompletedButton.sendActions()
    #expect(screen.layout.controlsView.isHidden)
    try service.saves.answer([], with: .failure(.overloaded))
    #expect(screen.rowTitles == ["[x] Milk", "[x] Bread"])
    #expect(!screen.layout.controlsView.isHidden)
  }

  @Test func afterAFailureTheNextChangeIsSaved() throws {
    screen.select(row: 0)
    try service.saves.answer(
      [.milk.completed(), .bread],
      with: .failure(.noNetwork)
    )
    _ = try screen.window.readAlerts()
    screen.select(row: 1)
    try service.saves.answer(
      [.milk, .bread.completed(false)],
      with: .success(())
    )
    #expect(screen.rowTitles == ["[ ] Milk", "[ ] Bread"])
  }
}
