import Models
import TestSupport
import Testing

@testable import MVVM

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
    let viewModel = try TodoViewModel.loaded(todos, from: service)
    #expect(viewModel.itemsLeftText == text)
  }

  @Test func markAllMarksAllAsDoneAndThenAsNotDone() throws {
    let viewModel = try TodoViewModel.loaded([.milk, .bread], from: service)
    #expect(viewModel.markAllButtonTitle == "Mark all as done")
    viewModel.markAllButtonTapped()
    #expect(viewModel.rowTitles == ["[x] Milk", "[x] Bread"])
    #expect(viewModel.markAllButtonTitle == "Mark all as not done")
    viewModel.markAllButtonTapped()
    #expect(viewModel.rowTitles == ["[ ] Milk", "[ ] Bread"])
    #expect(viewModel.markAllButtonTitle == "Mark all as done")
  }

  @Test func theSegmentsSayWhichRowsShow() throws {
    let viewModel = try TodoViewModel.loaded([.milk, .bread], from: service)
    #expect(viewModel.selectedFilterIndex == 0)
    viewModel.filterSelected(at: 1)
    #expect(viewModel.rowTitles == ["[ ] Milk"])
    #expect(viewModel.selectedFilterIndex == 1)
    viewModel.filterSelected(at: 2)
    #expect(viewModel.rowTitles == ["[x] Bread"])
    viewModel.filterSelected(at: 0)
    #expect(viewModel.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(service.saves.asked == [])
  }

  @Test func aRowThatIsMarkedOtherwiseLeavesAtOnce() throws {
    let viewModel = try TodoViewModel.loaded([.bread, .milk], from: service)
    viewModel.filterSelected(at: 1)
    viewModel.todoSelected(atRow: 0)
    #expect(viewModel.rowTitles == [])
    viewModel.filterSelected(at: 0)
    #expect(viewModel.rowTitles == ["[x] Bread", "[x] Milk"])
  }

  @Test func markAllMeansAlsoWhatDoesNotShow() throws {
    let viewModel = try TodoViewModel.loaded([.bread, .milk], from: service)
    viewModel.filterSelected(at: 2)
    viewModel.markAllButtonTapped()
    #expect(viewModel.rowTitles == ["[x] Bread", "[x] Milk"])
  }

  @Test func clearingRemovesWhatIsDoneAndIsThereOnlyThen() throws {
    let viewModel = try TodoViewModel.loaded([.milk, .bread], from: service)
    #expect(viewModel.hasCompleted)
    viewModel.clearCompletedButtonTapped()
    #expect(viewModel.rowTitles == ["[ ] Milk"])
    #expect(!viewModel.hasCompleted)
    viewModel.todoSelected(atRow: 0)
    #expect(viewModel.hasCompleted)
  }

  @Test func withoutAnyToDoThereAreNoControls() throws {
    let viewModel = try TodoViewModel.loaded([], from: service)
    #expect(!viewModel.hasTodos)
    viewModel.add("Milk")
    #expect(viewModel.hasTodos)
    viewModel.todoSelected(atRow: 0)
    viewModel.clearCompletedButtonTapped()
    #expect(!viewModel.hasTodos)
  }

  @Test func theSegmentChosenLastIsKeptWhileThereIsNoToDo() throws {
    let viewModel = try TodoViewModel.loaded([.bread], from: service)
    viewModel.filterSelected(at: 2)
    viewModel.clearCompletedButtonTapped()
    viewModel.add("Milk")
    #expect(viewModel.rowTitles == [])
    #expect(viewModel.itemsLeftText == "1 item left")
  }
}
