import Models
import TestSupport
import Testing

@testable import MVI

struct TodoControlTests {
  @Test(
    arguments: [
      ([.milk, .milk], "2 items left"),
      ([.milk, .bread], "1 item left"),
      ([.bread], "0 items left"),
    ] as [([Todo], String)]
  )
  func aLabelCountsWhatIsLeft(todos: [Todo], text: String) {
    let run = TodoRun(todos: todos)
    #expect(run.state.itemsLeftText == text)
  }

  @Test func markAllMarksAllAsDoneAndThenAsNotDone() {
    var run = TodoRun(todos: [.milk, .bread])
    #expect(run.state.markAllButtonTitle == "Mark all as done")
    run.send(.markAllButtonTapped)
    #expect(run.rowTitles == ["[x] Milk", "[x] Bread"])
    #expect(run.state.markAllButtonTitle == "Mark all as not done")
    run.send(.markAllButtonTapped)
    #expect(run.rowTitles == ["[ ] Milk", "[ ] Bread"])
    #expect(run.state.markAllButtonTitle == "Mark all as done")
  }

  @Test func theSegmentsSayWhichRowsShow() {
    var run = TodoRun(todos: [.milk, .bread])
    run.choose(TodoState.filters[1])
    #expect(run.rowTitles == ["[ ] Milk"])
    run.choose(TodoState.filters[2])
    #expect(run.rowTitles == ["[x] Bread"])
    run.choose(TodoState.filters[0])
    #expect(run.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(run.saves == [])
  }

  @Test func aRowThatIsMarkedOtherwiseLeavesAtOnce() {
    var run = TodoRun(todos: [.bread, .milk])
    run.choose(.active)
    run.select(row: 0)
    #expect(run.rowTitles == [])
    run.choose(.all)
    #expect(run.rowTitles == ["[x] Bread", "[x] Milk"])
  }

  @Test func markAllMeansAlsoWhatDoesNotShow() {
    var run = TodoRun(todos: [.bread, .milk])
    run.choose(.completed)
    run.send(.markAllButtonTapped)
    #expect(run.rowTitles == ["[x] Bread", "[x] Milk"])
  }

  @Test func clearingRemovesWhatIsDoneAndIsThereOnlyThen() {
    var run = TodoRun(todos: [.milk, .bread])
    #expect(run.state.hasCompleted)
    run.send(.clearCompletedButtonTapped)
    #expect(run.rowTitles == ["[ ] Milk"])
    #expect(!run.state.hasCompleted)
    run.select(row: 0)
    #expect(run.state.hasCompleted)
  }

  @Test func withoutAnyToDoThereAreNoControls() {
    var run = TodoRun(todos: [])
    #expect(!run.state.hasControls)
    run.add("Milk")
    #expect(run.state.hasControls)
    run.select(row: 0)
    run.send(.clearCompletedButtonTapped)
    #expect(!run.state.hasControls)
  }

  @Test func theSegmentChosenLastIsKeptWhileThereIsNoToDo() {
    var run = TodoRun(todos: [.bread])
    run.choose(.completed)
    run.send(.clearCompletedButtonTapped)
    run.add("Milk")
    #expect(run.rowTitles == [])
    #expect(run.state.selectedSegment == 2)
  }
}
