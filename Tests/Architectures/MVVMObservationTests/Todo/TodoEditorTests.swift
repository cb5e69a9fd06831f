import Models
import TestSupport
import Testing

@testable import MVVMObservation

@MainActor
@Suite(.settled)
struct TodoEditorTests {
  private let service = HeldTodoService()
  private let viewModel: TodoViewModel

  init() throws {
    viewModel = try TodoViewModel.loaded([.milk, .bread], from: service)
  }

  private func edit(row: Int) throws -> TodoEditorViewModel {
    viewModel.edit(row: row)
    return try #require(viewModel.editor)
  }

  @Test func theEditorShowsTitleAndDescription() throws {
    let editor = try edit(row: 0)
    #expect(editor.title == "Milk")
    #expect(editor.description == "Two bottles")
    #expect(editor.screenTitle == "Edit: Milk")
    #expect(editor.savingText == "")
    #expect(editor.missingText == "")
  }

  @Test func theRowUnderAFilterIsTheOneThatIsEdited() throws {
    viewModel.filter = .completed
    let editor = try edit(row: 0)
    #expect(editor.title == "Bread")
  }

  @Test func theEditorsTitleFollowsWhatIsTyped() throws {
    let editor = try edit(row: 0)
    editor.title = "Oat milk"
    #expect(editor.screenTitle == "Edit: Oat milk")
    editor.title = ""
    #expect(editor.screenTitle == "Edit: ")
  }

  @Test func savingAnEditTrimsBothTextsAndLeadsBack() throws {
    let editor = try edit(row: 0)
    editor.title = " Oat milk "
    editor.description = "\tOne "
    editor.saveButtonTapped()
    #expect(viewModel.editor == nil)
    #expect(viewModel.rowTitles == ["[ ] Oat milk", "[x] Bread"])
    #expect(viewModel.rows.first?.description == "One")
  }

  @Test func savingABlankTitleDeletesTheToDo() throws {
    let editor = try edit(row: 0)
    editor.title = " "
    editor.saveButtonTapped()
    #expect(viewModel.editor == nil)
    #expect(viewModel.rowTitles == ["[x] Bread"])
  }

  @Test func deletingRemovesTheToDoAndLeadsBack() throws {
    let editor = try edit(row: 1)
    editor.title = "Rye bread"
    editor.deleteButtonTapped()
    #expect(viewModel.editor == nil)
    #expect(viewModel.rowTitles == ["[ ] Milk"])
  }

  @Test func goingBackDiscardsTheEdit() throws {
    let editor = try edit(row: 0)
    editor.title = "Oat milk"
    viewModel.editorClosed(editor.id)
    #expect(viewModel.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(service.saves.asked == [])
  }

  @Test func theSegmentIsAsItWasAfterAnEdit() throws {
    viewModel.filter = .active
    try edit(row: 0).saveButtonTapped()
    #expect(viewModel.rowTitles == ["[ ] Milk"])
  }

  @Test func theEditorSaysThatASaveIsPending() throws {
    viewModel.select(row: 0)
    let editor = try edit(row: 1)
    #expect(editor.savingText == "Saving...")
    try service.saves.answer(
      [.milk.completed(), .bread],
      with: .success(())
    )
    #expect(editor.savingText == "")
  }

  @Test func anEditorWhoseToDoIsGoneSaysSo() throws {
    viewModel.add("Cheese")
    let editor = try edit(row: 2)
    editor.title = "Old cheese"
    try service.saves.answer(
      [.milk, .bread, Todo(title: "Cheese")],
      with: .failure(.noNetwork)
    )
    #expect(editor.missingText == "")
    try viewModel.answerAlert("Discard changes")
    #expect(editor.missingText == "No longer in the list")
    #expect(editor.screenTitle == "Edit: Old cheese")
    editor.saveButtonTapped()
    #expect(viewModel.editor == nil)
    #expect(viewModel.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(service.saves.asked.count == 1)
  }

  @Test func anEditorWhoseToDoIsStillThereStaysAsItIs() throws {
    viewModel.select(row: 1)
    let editor = try edit(row: 0)
    editor.title = "Oat milk"
    try service.saves.answer(
      [.milk, .bread.completed(false)],
      with: .failure(.noNetwork)
    )
    try viewModel.answerAlert("Discard changes")
    #expect(viewModel.editor === editor)
    #expect(editor.missingText == "")
    #expect(editor.screenTitle == "Edit: Oat milk")
  }

  @Test func anEditorSavesItsOwnToDoWhereverItStands() throws {
    let editor = try openAfterAFailedDeletion()
    editor.title = "Rye bread"
    editor.saveButtonTapped()
    #expect(viewModel.rowTitles == ["[ ] Milk", "[x] Rye bread"])
  }

  @Test func anEditorDeletesItsOwnToDoWhereverItStands() throws {
    let editor = try openAfterAFailedDeletion()
    editor.deleteButtonTapped()
    #expect(viewModel.rowTitles == ["[ ] Milk"])
  }

  /// The editor of "Bread", above which "Milk" has come back.
  private func openAfterAFailedDeletion() throws -> TodoEditorViewModel {
    try edit(row: 0).deleteButtonTapped()
    let editor = try edit(row: 0)
    try service.saves.answer([.bread], with: .failure(.noNetwork))
    try viewModel.answerAlert("Discard changes")
    return editor
  }
}
