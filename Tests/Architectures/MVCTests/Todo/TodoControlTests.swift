import ConsoleUI
import Layouts
import Models
import TestSupport
import Testing

@MainActor
@Suite(.settled)
struct TodoControlTests {
  private let service = HeldTodoService()

  @Test(
    arguments: [
      ([.milk, .milk], "2 items left"),
      ([.milk, .bread], "1 item left"),
      ([.bread], "0 items left"),
    ] as [([Todo], String)]
  )
  func aLabelCountsWhatIsLeft(todos: [Todo], text: String) throws {
    let screen = try TodoDriver(service: service, todos: todos)
    #expect(screen.layout.itemsLeftLabel.text == text)
  }

  @Test func markAllMarksAllAsDoneAndThenAsNotDone() throws {
    let screen = try TodoDriver(service: service, todos: [.milk, .bread])
    #expect(screen.layout.markAllButton.title == "Mark all as done")
    screen.layout.markAllButton.sendActions()
    #expect(screen.rowTitles == ["[x] Milk", "[x] Bread"])
    #expect(screen.layout.markAllButton.title == "Mark all as not done")
    screen.layout.markAllButton.sendActions()
    #expect(screen.rowTitles == ["[ ] Milk", "[ ] Bread"])
    #expect(screen.layout.markAllButton.title == "Mark all as done")
  }

  @Test func theSegmentsSayWhichRowsShow() throws {
    let screen = try TodoDriver(service: service, todos: [.milk, .bread])
    try screen.choose("Active")
    #expect(screen.rowTitles == ["[ ] Milk"])
    try screen.choose("Completed")
    #expect(screen.rowTitles == ["[x] Bread"])
    try screen.choose("All")
    #expect(screen.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(service.saves.asked == [])
  }

  @Test func aRowThatIsMarkedOtherwiseLeavesAtOnce() throws {
    let screen = try TodoDriver(service: service, todos: [.bread, .milk])
    try screen.choose("Active")
    screen.select(row: 0)
    #expect(screen.rowTitles == [])
    try screen.choose("All")
    #expect(screen.rowTitles == ["[x] Bread", "[x] Milk"])
  }

  @Test func markAllMeansAlsoWhatDoesNotShow() throws {
    let screen = try TodoDriver(service: service, todos: [.bread, .milk])
    try screen.choose("Completed")
    screen.layout.markAllButton.sendActions()
    #expect(screen.rowTitles == ["[x] Bread", "[x] Milk"])
  }

  @Test func clearingRemovesWhatIsDoneAndIsThereOnlyThen() throws {
    let screen = try TodoDriver(service: service, todos: [.milk, .bread])
    #expect(!screen.layout.clearCompletedButton.isHidden)
    screen.layout.clearCompletedButton.sendActions()
    #expect(screen.rowTitles == ["[ ] Milk"])
    #expect(screen.layout.clearCompletedButton.isHidden)
    screen.select(row: 0)
    #expect(!screen.layout.clearCompletedButton.isHidden)
  }

  @Test func withoutAnyToDoThereAreNoControls() throws {
    let screen = try TodoDriver(service: service, todos: [])
    #expect(screen.layout.controlsView.isHidden)
    screen.add("Milk")
    #expect(!screen.layout.controlsView.isHidden)
    screen.select(row: 0)
    screen.layout.clearCompletedButton.sendActions()
    #expect(screen.layout.controlsView.isHidden)
  }

  @Test func theSegmentChosenLastIsKeptWhileThereIsNoToDo() throws {
    let screen = try TodoDriver(service: service, todos: [.bread])
    try screen.choose("Completed")
    screen.layout.clearCompletedButton.sendActions()
    screen.add("Milk")
    #expect(screen.rowTitles == [])
    #expect(screen.layout.filterControl.selectedSegmentIndex == 2)
  }
}
