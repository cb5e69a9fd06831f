import Models
import TestSupport
import Testing

@testable import MVVM

@MainActor
@Suite(.settled)
struct TodoEditorTests {
  private let service = HeldTodoService()
  private let listener = TodoListener()
  private let viewModel: TodoViewModel

  init() throws {
    viewModel = try .loaded(
      [.milk, .bread],
      from: service,
      listener: listener
    )
  }

  private func edit(row: Int) throws -> TodoEditorViewModel {
    viewModel.editButtonTapped(atRow: row)
    return try #require(listener.editor)
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
    viewModel.filterSelected(at: 2)
    let editor = try edit(row: 0)
    #expect(editor.title == "Bread")
  }

  @Test func theEditorsTitleFollowsWhatIsTyped() throws {
    let editor = try edit(row: 0)
    editor.titleFieldChanged("Oat milk")
    #expect(editor.screenTitle == "Edit: Oat milk")
    editor.titleFieldChanged("")
    #expect(editor.screenTitle == "Edit: ")
  }

  @Test func savingAnEditTrimsBothTextsAndLeadsBack() throws {
    let editor = try edit(row: 0)
    editor.titleFieldChanged(" Oat milk ")
    editor.descriptionFieldChanged("\tOne ")
    editor.saveButtonTapped()
    #expect(listener.editor == nil)
    #expect(viewModel.rowTitles == ["[ ] Oat milk", "[x] Bread"])
    #expect(viewModel.rows.first?.description == "One")
  }

  @Test func savingABlankTitleDeletesTheToDo() throws {
    let editor = try edit(row: 0)
    editor.titleFieldChanged(" ")
    editor.saveButtonTapped()
    #expect(listener.editor == nil)
    #expect(viewModel.rowTitles == ["[x] Bread"])
    #expect(editor.missingText == "")
  }

  @Test func deletingRemovesTheToDoAndLeadsBack() throws {
    let editor = try edit(row: 1)
    editor.titleFieldChanged("Rye bread")
    editor.deleteButtonTapped()
    #expect(listener.editor == nil)
    #expect(viewModel.rowTitles == ["[ ] Milk"])
    #expect(editor.missingText == "")
  }

  @Test func goingBackDiscardsTheEdit() throws {
    try edit(row: 0).titleFieldChanged("Oat milk")
    listener.goBack()
    #expect(viewModel.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(service.saves.asked == [])
  }

  @Test func theSegmentIsAsItWasAfterAnEdit() throws {
    viewModel.filterSelected(at: 1)
    try edit(row: 0).saveButtonTapped()
    #expect(viewModel.rowTitles == ["[ ] Milk"])
  }

  @Test func theEditorSaysThatASaveIsPending() throws {
    viewModel.todoSelected(atRow: 0)
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
    editor.titleFieldChanged("Old cheese")
    try service.saves.answer(
      [.milk, .bread, Todo(title: "Cheese")],
      with: .failure(.noNetwork)
    )
    #expect(editor.missingText == "")
    viewModel.discardChangesButtonTapped()
    #expect(editor.missingText == "No longer in the list")
    #expect(editor.screenTitle == "Edit: Old cheese")
    editor.saveButtonTapped()
    #expect(listener.editor == nil)
    #expect(viewModel.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(service.saves.asked.count == 1)
  }

  @Test func anEditorWhoseToDoIsStillThereStaysAsItIs() throws {
    viewModel.todoSelected(atRow: 1)
    let editor = try edit(row: 0)
    editor.titleFieldChanged("Oat milk")
    try service.saves.answer(
      [.milk, .bread.completed(false)],
      with: .failure(.noNetwork)
    )
    viewModel.discardChangesButtonTapped()
    #expect(listener.editor === editor)
    #expect(editor.missingText == "")
    #expect(editor.screenTitle == "Edit: Oat milk")
  }

  @Test func anEditorSavesItsOwnToDoWhereverItStands() throws {
    let editor = try openAfterAFailedDeletion()
    editor.titleFieldChanged("Rye bread")
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
    viewModel.discardChangesButtonTapped()
    return editor
  }
}
