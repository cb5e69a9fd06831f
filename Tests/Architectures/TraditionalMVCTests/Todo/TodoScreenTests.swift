import ConsoleUI
import Layouts
import Models
import TestSupport
import Testing
import TraditionalMVC

/// What view and controller add to the model, through the screen.
@MainActor
@Suite(.settled)
struct TodoScreenTests {
  private let service = HeldTodoService()
  private let screen: TodoDriver

  init() throws {
    screen = try TodoDriver(service: service)
  }

  @Test func theListShowsWhenItIsLoaded() throws {
    #expect(screen.isLoading)
    #expect(screen.layout.contentView.isHidden)
    try service.loads.answer(1, with: .success([.milk]))
    #expect(!screen.isLoading)
    #expect(!screen.layout.contentView.isHidden)
    #expect(screen.layout.reloadButton.isHidden)
  }

  @Test func theReloadButtonLoadsAgain() {
    screen.layout.reloadButton.sendActions()
    #expect(service.loads.asked == [1, 2])
  }

  @Test func whatWasNotLoadedOrSavedIsAnAlert() throws {
    try service.loads.answer(1, with: .failure(.noNetwork))
    #expect(
      try screen.window.readAlerts() == [AlertText("Alert", "No Network")]
    )
    screen.layout.reloadButton.sendActions()
    try service.loads.answer(2, with: .success([.milk]))
    screen.select(row: 0)
    #expect(screen.isSaving)
    #expect(screen.layout.tableView.selectedRow == nil)
    try service.saves.answer([.milk.completed()], with: .failure(.overloaded))
    #expect(!screen.isSaving)
    #expect(
      screen.window.alertText == AlertText("Not saved", "Server is overloaded")
    )
    try screen.window.press("Try again")
    #expect(screen.isSaving)
    try service.saves.answer([.milk.completed()], with: .failure(.noNetwork))
    try screen.window.press("Discard changes")
    #expect(screen.rowTitles == ["[ ] Milk"])
    #expect(screen.window.alertText == nil)
  }

  @Test func theFieldIsEmptiedUnlessItIsBlank() throws {
    try service.loads.answer(1, with: .success([]))
    screen.add(" ")
    #expect(screen.layout.newTodoField.text == " ")
    screen.add("Milk")
    #expect(screen.layout.newTodoField.text == "")
    #expect(screen.rowTitles == ["[ ] Milk"])
  }
}
