import Models
import TestSupport
import Testing

@testable import MVVMObservation

@MainActor
@Suite(.settled)
struct TodoRowTests {
  private let service = HeldTodoService()

  @Test func aRowShowsMarkTitleAndDescription() throws {
    let viewModel = try TodoViewModel.loaded([.milk, .bread], from: service)
    #expect(viewModel.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(viewModel.rows.map(\.description) == ["Two bottles", ""])
  }

  @Test func lineBreaksAreShownAsSpaces() throws {
    let todo = Todo(title: "Milk\nand\r\nbread", description: "soon\nor later")
    let viewModel = try TodoViewModel.loaded([todo], from: service)
    #expect(viewModel.rowTitles == ["[ ] Milk and bread"])
    #expect(viewModel.rows.map(\.description) == ["soon or later"])
  }

  @Test func aRowMeansItsToDoWhereverThatStandsByThen() throws {
    let viewModel = try TodoViewModel.loaded([.milk, .bread], from: service)
    let bread = viewModel.rows[1].id
    viewModel.edit(row: 0)
    viewModel.editor?.deleteButtonTapped()
    viewModel.todoSelected(bread)
    #expect(viewModel.rowTitles == ["[ ] Bread"])
    viewModel.editButtonTapped(bread)
    #expect(viewModel.editor?.title == "Bread")
  }

  @Test func selectingARowMarksItAsDoneOrNotDone() throws {
    let viewModel = try TodoViewModel.loaded([.milk, .bread], from: service)
    viewModel.select(row: 0)
    #expect(viewModel.rowTitles == ["[x] Milk", "[x] Bread"])
    viewModel.select(row: 1)
    #expect(viewModel.rowTitles == ["[x] Milk", "[ ] Bread"])
    viewModel.select(row: 0)
    #expect(viewModel.rowTitles == ["[ ] Milk", "[ ] Bread"])
  }
}
