import Models
import TestSupport
import Testing

@testable import MVI

struct TodoRowTests {
  @Test func aRowShowsMarkTitleAndDescription() {
    let run = TodoRun(todos: [.milk, .bread])
    #expect(run.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(run.state.rows.map(\.description) == ["Two bottles", ""])
  }

  @Test func lineBreaksAreShownAsSpaces() {
    let todo = Todo(title: "Milk\nand\r\nbread", description: "soon\nor later")
    let run = TodoRun(todos: [todo])
    #expect(run.rowTitles == ["[ ] Milk and bread"])
    #expect(run.state.rows.map(\.description) == ["soon or later"])
  }

  @Test func selectingARowMarksItAsDoneOrNotDone() {
    var run = TodoRun(todos: [.milk, .bread])
    run.select(row: 0)
    #expect(run.rowTitles == ["[x] Milk", "[x] Bread"])
    run.select(row: 1)
    #expect(run.rowTitles == ["[x] Milk", "[ ] Bread"])
    run.select(row: 0)
    #expect(run.rowTitles == ["[ ] Milk", "[ ] Bread"])
  }
}
