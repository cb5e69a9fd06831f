import Models
import TestSupport
import Testing

@testable import MVVM

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

  @Test func selectingARowMarksItAsDoneOrNotDone() throws {
    let viewModel = try TodoViewModel.loaded([.milk, .bread], from: service)
    viewModel.todoSelected(atRow: 0)
    #expect(viewModel.rowTitles == ["[x] Milk", "[x] Bread"])
    viewModel.todoSelected(atRow: 1)
    #expect(viewModel.rowTitles == ["[x] Milk", "[ ] Bread"])
    viewModel.todoSelected(atRow: 0)
    #expect(viewModel.rowTitles == ["[ ] Milk", "[ ] Bread"])
  }
}
