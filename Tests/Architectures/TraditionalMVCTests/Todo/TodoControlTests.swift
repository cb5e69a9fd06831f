import ConsoleUI
import Layouts
import Models
import TestSupport
import Testing

@testable import TraditionalMVC

/// The view words what it shows, so these run through it.
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
    let view = try TodoViewDriver(service: service, todos: todos)
    #expect(view.layout.itemsLeftLabel.text == text)
  }

  @Test func markAllMarksAllAsDoneAndThenAsNotDone() throws {
    let view = try TodoViewDriver(service: service, todos: [.milk, .bread])
    #expect(view.layout.markAllButton.title == "Mark all as done")
    view.layout.markAllButton.sendActions()
    #expect(view.rowTitles == ["[x] Milk", "[x] Bread"])
    #expect(view.layout.markAllButton.title == "Mark all as not done")
    view.layout.markAllButton.sendActions()
    #expect(view.rowTitles == ["[ ] Milk", "[ ] Bread"])
    #expect(view.layout.markAllButton.title == "Mark all as done")
  }

  @Test func theSegmentsSayWhichRowsShow() throws {
    let view = try TodoViewDriver(service: service, todos: [.milk, .bread])
    try view.choose("Active")
    #expect(view.rowTitles == ["[ ] Milk"])
    try view.choose("Completed")
    #expect(view.rowTitles == ["[x] Bread"])
    try view.choose("All")
    #expect(view.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(service.saves.asked == [])
  }

  @Test func aRowThatIsMarkedOtherwiseLeavesAtOnce() throws {
    let view = try TodoViewDriver(service: service, todos: [.bread, .milk])
    try view.choose("Active")
    view.select(row: 0)
    #expect(view.rowTitles == [])
    try view.choose("All")
    #expect(view.rowTitles == ["[x] Bread", "[x] Milk"])
  }

  @Test func markAllMeansAlsoWhatDoesNotShow() throws {
    let view = try TodoViewDriver(service: service, todos: [.bread, .milk])
    try view.choose("Completed")
    view.layout.markAllButton.sendActions()
    #expect(view.rowTitles == ["[x] Bread", "[x] Milk"])
  }

  @Test func clearingRemovesWhatIsDoneAndIsThereOnlyThen() throws {
    let view = try TodoViewDriver(service: service, todos: [.milk, .bread])
    #expect(!view.layout.clearCompletedButton.isHidden)
    view.layout.clearCompletedButton.sendActions()
    #expect(view.rowTitles == ["[ ] Milk"])
    #expect(view.layout.clearCompletedButton.isHidden)
    view.select(row: 0)
    #expect(!view.layout.clearCompletedButton.isHidden)
  }

  @Test func withoutAnyToDoThereAreNoControls() throws {
    let view = try TodoViewDriver(service: service, todos: [])
    #expect(view.layout.controlsView.isHidden)
    #expect(view.model.add(title: "Milk"))
    #expect(!view.layout.controlsView.isHidden)
    view.select(row: 0)
    view.layout.clearCompletedButton.sendActions()
    #expect(view.layout.controlsView.isHidden)
  }

  @Test func theSegmentChosenLastIsKeptWhileThereIsNoToDo() throws {
    let view = try TodoViewDriver(service: service, todos: [.bread])
    try view.choose("Completed")
    view.layout.clearCompletedButton.sendActions()
    #expect(view.model.add(title: "Milk"))
    #expect(view.rowTitles == [])
    #expect(view.layout.filterControl.selectedSegmentIndex == 2)
  }

  @Test func aNewToDoComesLastAndEmptiesTheField() throws {
    let view = try TodoViewDriver(service: service, todos: [.bread])
    view.layout.newTodoField.text = "  Cheese "
    view.layout.addButton.sendActions()
    #expect(view.rowTitles == ["[x] Bread", "[ ] Cheese"])
    #expect(view.layout.newTodoField.text == "")
  }

  @Test(arguments: ["", " \t"])
  func aBlankTextAddsNothingAndStays(text: String) throws {
    let view = try TodoViewDriver(service: service, todos: [.bread])
    view.layout.newTodoField.text = text
    view.layout.addButton.sendActions()
    #expect(view.rowTitles == ["[x] Bread"])
    #expect(view.layout.newTodoField.text == text)
    #expect(service.saves.asked == [])
  }

  // The list is the model's, and the filter each view's own.
  @Test func twoViewsOfOneModelAgree() throws {
    let view = try TodoViewDriver(service: service, todos: [.milk, .bread])
    let other = TodoView(model: view.model)
    let layout = try #require(other.subviews.first as? TodoLayout)
    try view.choose("Completed")
    #expect(view.rowTitles == ["[x] Bread"])
    #expect(layout.filterControl.selectedSegmentIndex == 0)
    #expect(layout.tableView.numberOfRows == 2)
    layout.markAllButton.sendActions()
    #expect(view.rowTitles == ["[x] Milk", "[x] Bread"])
    #expect(view.layout.itemsLeftLabel.text == "0 items left")
    #expect(view.layout.savingLabel.text == "Saving...")
    view.layout.newTodoField.text = "Cheese"
    layout.newTodoField.text = "Rye bread"
    view.layout.addButton.sendActions()
    #expect(view.layout.newTodoField.text == "")
    #expect(layout.newTodoField.text == "Rye bread")
  }
}
