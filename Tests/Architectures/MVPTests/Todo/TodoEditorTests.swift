import Models
import TestSupport
import Testing

@testable import MVP

@MainActor
@Suite(.settled)
struct TodoEditorTests {
  private let service = HeldTodoService()
  private let bench: TodoBench

  init() throws {
    bench = try TodoBench(service: service, todos: [.milk, .bread])
  }

  @Test func theEditorShowsTitleAndDescription() throws {
    let editor = try bench.edit(row: 0)
    #expect(editor.title == "Milk")
    #expect(editor.description == "Two bottles")
    #expect(editor.screenTitle == "Edit: Milk")
    #expect(editor.savingText != "Saving...")
    #expect(editor.missingText != "No longer in the list")
  }

  @Test func theRowUnderAFilterIsTheOneThatIsEdited() throws {
    bench.presenter.completedSegmentChosen()
    let editor = try bench.edit(row: 0)
    #expect(editor.title == "Bread")
  }

  @Test func theEditorsTitleFollowsWhatIsTyped() throws {
    let editor = try bench.edit(row: 0)
    editor.presenter.titleFieldChanged("Oat milk")
    #expect(editor.screenTitle == "Edit: Oat milk")
    editor.presenter.titleFieldChanged("")
    #expect(editor.screenTitle == "Edit: ")
  }

  @Test func savingAnEditTrimsBothTextsAndLeadsBack() throws {
    let editor = try bench.edit(row: 0)
    editor.presenter.saveButtonTapped(
      title: " Oat milk ",
      description: "\tOne "
    )
    #expect(editor.isClosed)
    #expect(bench.view.rowTitles == ["[ ] Oat milk", "[x] Bread"])
    #expect(bench.view.rows.first?.description == "One")
  }

  @Test func savingABlankTitleDeletesTheToDo() throws {
    let editor = try bench.edit(row: 0)
    editor.presenter.saveButtonTapped(title: " ", description: "")
    #expect(editor.isClosed)
    #expect(editor.missingText != "No longer in the list")
    #expect(bench.view.rowTitles == ["[x] Bread"])
  }

  @Test func deletingRemovesTheToDoAndLeadsBack() throws {
    let editor = try bench.edit(row: 1)
    editor.presenter.titleFieldChanged("Rye bread")
    editor.presenter.deleteButtonTapped()
    #expect(editor.isClosed)
    #expect(editor.missingText != "No longer in the list")
    #expect(bench.view.rowTitles == ["[ ] Milk"])
  }

  @Test func goingBackDiscardsTheEdit() throws {
    let editor = try bench.edit(row: 0)
    editor.presenter.titleFieldChanged("Oat milk")
    #expect(bench.view.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(service.saves.asked == [])
  }

  @Test func theSegmentIsAsItWasAfterAnEdit() throws {
    bench.presenter.activeSegmentChosen()
    try bench.edit(row: 0).save()
    #expect(bench.view.rowTitles == ["[ ] Milk"])
  }

  @Test func theEditorSaysThatASaveIsPending() throws {
    bench.presenter.todoSelected(atRow: 0)
    let editor = try bench.edit(row: 1)
    #expect(editor.savingText == "Saving...")
    try service.saves.answer(
      [.milk.completed(), .bread],
      with: .success(())
    )
    #expect(editor.savingText != "Saving...")
  }

  @Test func anEditorWhoseToDoIsGoneSaysSo() throws {
    bench.presenter.addButtonTapped(title: "Cheese")
    let editor = try bench.edit(row: 2)
    editor.presenter.titleFieldChanged("Old cheese")
    try service.saves.answer(
      [.milk, .bread, Todo(title: "Cheese")],
      with: .failure(.noNetwork)
    )
    #expect(editor.missingText != "No longer in the list")
    bench.presenter.discardChangesButtonTapped()
    #expect(editor.missingText == "No longer in the list")
    #expect(editor.screenTitle == "Edit: Old cheese")
    editor.save()
    #expect(editor.isClosed)
    #expect(bench.view.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(service.saves.asked.count == 1)
  }

  @Test func anEditorWhoseToDoIsStillThereStaysAsItIs() throws {
    bench.presenter.todoSelected(atRow: 1)
    let editor = try bench.edit(row: 0)
    editor.presenter.titleFieldChanged("Oat milk")
    try service.saves.answer(
      [.milk, .bread.completed(false)],
      with: .failure(.noNetwork)
    )
    bench.presenter.discardChangesButtonTapped()
    #expect(editor.missingText != "No longer in the list")
    #expect(editor.screenTitle == "Edit: Oat milk")
  }

  @Test func anEditorSavesItsOwnToDoWhereverItStands() throws {
    let editor = try openAfterAFailedDeletion()
    editor.presenter.saveButtonTapped(title: "Rye bread", description: "")
    #expect(bench.view.rowTitles == ["[ ] Milk", "[x] Rye bread"])
  }

  @Test func anEditorDeletesItsOwnToDoWhereverItStands() throws {
    let editor = try openAfterAFailedDeletion()
    editor.presenter.deleteButtonTapped()
    #expect(bench.view.rowTitles == ["[ ] Milk"])
  }

  /// The editor of "Bread", above which "Milk" has come back.
  private func openAfterAFailedDeletion() throws -> TodoEditorViewSpy {
    try bench.edit(row: 0).presenter.deleteButtonTapped()
    let editor = try bench.edit(row: 0)
    try service.saves.answer([.bread], with: .failure(.noNetwork))
    bench.presenter.discardChangesButtonTapped()
    return editor
  }
}
