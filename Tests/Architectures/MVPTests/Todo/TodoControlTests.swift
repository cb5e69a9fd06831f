import Models
import TestSupport
import Testing

@testable import MVP

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
    let bench = try TodoBench(service: service, todos: todos)
    #expect(bench.view.itemsLeftText == text)
  }

  @Test func markAllMarksAllAsDoneAndThenAsNotDone() throws {
    let bench = try TodoBench(service: service, todos: [.milk, .bread])
    #expect(bench.view.markAllButtonTitle == "Mark all as done")
    bench.presenter.markAllButtonTapped()
    #expect(bench.view.rowTitles == ["[x] Milk", "[x] Bread"])
    #expect(bench.view.markAllButtonTitle == "Mark all as not done")
    bench.presenter.markAllButtonTapped()
    #expect(bench.view.rowTitles == ["[ ] Milk", "[ ] Bread"])
    #expect(bench.view.markAllButtonTitle == "Mark all as done")
  }

  @Test func theSegmentsSayWhichRowsShow() throws {
    let bench = try TodoBench(service: service, todos: [.milk, .bread])
    bench.presenter.activeSegmentChosen()
    #expect(bench.view.rowTitles == ["[ ] Milk"])
    bench.presenter.completedSegmentChosen()
    #expect(bench.view.rowTitles == ["[x] Bread"])
    bench.presenter.allSegmentChosen()
    #expect(bench.view.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(service.saves.asked == [])
  }

  @Test func aRowThatIsMarkedOtherwiseLeavesAtOnce() throws {
    let bench = try TodoBench(service: service, todos: [.bread, .milk])
    bench.presenter.activeSegmentChosen()
    bench.presenter.todoSelected(atRow: 0)
    #expect(bench.view.rowTitles == [])
    bench.presenter.allSegmentChosen()
    #expect(bench.view.rowTitles == ["[x] Bread", "[x] Milk"])
  }

  @Test func markAllMeansAlsoWhatDoesNotShow() throws {
    let bench = try TodoBench(service: service, todos: [.bread, .milk])
    bench.presenter.completedSegmentChosen()
    bench.presenter.markAllButtonTapped()
    #expect(bench.view.rowTitles == ["[x] Bread", "[x] Milk"])
  }

  @Test func clearingRemovesWhatIsDoneAndIsThereOnlyThen() throws {
    let bench = try TodoBench(service: service, todos: [.milk, .bread])
    #expect(!bench.view.isClearCompletedHidden)
    bench.presenter.clearCompletedButtonTapped()
    #expect(bench.view.rowTitles == ["[ ] Milk"])
    #expect(bench.view.isClearCompletedHidden)
    bench.presenter.todoSelected(atRow: 0)
    #expect(!bench.view.isClearCompletedHidden)
  }

  @Test func withoutAnyToDoThereAreNoControls() throws {
    let bench = try TodoBench(service: service, todos: [])
    #expect(bench.view.areControlsHidden)
    bench.presenter.addButtonTapped(title: "Milk")
    #expect(!bench.view.areControlsHidden)
    bench.presenter.todoSelected(atRow: 0)
    bench.presenter.clearCompletedButtonTapped()
    #expect(bench.view.areControlsHidden)
  }

  @Test func theSegmentChosenLastIsKeptWhileThereIsNoToDo() throws {
    let bench = try TodoBench(service: service, todos: [.bread])
    bench.presenter.completedSegmentChosen()
    bench.presenter.clearCompletedButtonTapped()
    bench.presenter.addButtonTapped(title: "Milk")
    #expect(bench.view.rowTitles == [])
  }
}
