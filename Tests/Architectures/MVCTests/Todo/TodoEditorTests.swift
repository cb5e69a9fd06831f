import ConsoleUI
import Layouts
import Models
import TestSupport
import Testing

@MainActor
@Suite(.settled)
struct TodoEditorTests {
  private let service = HeldTodoService()
  private let screen: TodoDriver

  init() throws {
    screen = try TodoDriver(service: service, todos: [.milk, .bread])
  }

  @Test func theEditorShowsTitleAndDescription() throws {
    let editor = try screen.edit(row: 0)
    #expect(editor.titleField.text == "Milk")
    #expect(editor.descriptionField.text == "Two bottles")
    #expect(screen.editorTitle == "Edit: Milk")
    #expect(editor.savingLabel.text != "Saving...")
    #expect(editor.missingLabel.text != "No longer in the list")
  }

  @Test func theRowUnderAFilterIsTheOneThatIsEdited() throws {
    try screen.choose("Completed")
    let editor = try screen.edit(row: 0)
    #expect(editor.titleField.text == "Bread")
  }

  @Test func theEditorsTitleFollowsWhatIsTyped() throws {
    let editor = try screen.edit(row: 0)
    editor.typeTitle("Oat milk")
    #expect(screen.editorTitle == "Edit: Oat milk")
    editor.typeTitle("")
    #expect(screen.editorTitle == "Edit: ")
  }

  @Test func savingAnEditTrimsBothTextsAndLeadsBack() throws {
    let editor = try screen.edit(row: 0)
    editor.typeTitle(" Oat milk ")
    editor.descriptionField.text = "\tOne "
    editor.saveButton.sendActions()
    #expect(screen.editor == nil)
    #expect(screen.rowTitles == ["[ ] Oat milk", "[x] Bread"])
    #expect(screen.rows.first?.descriptionLabel.text == "One")
  }

  @Test func savingABlankTitleDeletesTheToDo() throws {
    let editor = try screen.edit(row: 0)
    editor.typeTitle(" ")
    editor.saveButton.sendActions()
    #expect(screen.editor == nil)
    #expect(editor.missingLabel.text != "No longer in the list")
    #expect(screen.rowTitles == ["[x] Bread"])
  }

  @Test func deletingRemovesTheToDoAndLeadsBack() throws {
    let editor = try screen.edit(row: 1)
    editor.typeTitle("Rye bread")
    editor.deleteButton.sendActions()
    #expect(screen.editor == nil)
    #expect(editor.missingLabel.text != "No longer in the list")
    #expect(screen.rowTitles == ["[ ] Milk"])
  }

  /// In UIKit, it shows until the pop's animation has ended.
  @Test func anEditorThatIsLeavingSaysNothingMore() throws {
    let editor = try screen.edit(row: 1)
    let viewController = try #require(editor.viewController)
    editor.deleteButton.sendActions()
    viewController.updateProperties()
    #expect(editor.savingLabel.text != "Saving...")
    #expect(editor.missingLabel.text != "No longer in the list")
  }

  @Test func goingBackDiscardsTheEdit() throws {
    let editor = try screen.edit(row: 0)
    editor.typeTitle("Oat milk")
    screen.window.goBack()
    #expect(screen.editor == nil)
    #expect(screen.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(service.saves.asked == [])
  }

  @Test func theSegmentIsAsItWasAfterAnEdit() throws {
    try screen.choose("Active")
    try screen.edit(row: 0).saveButton.sendActions()
    #expect(screen.layout.filterControl.selectedSegmentIndex == 1)
    #expect(screen.rowTitles == ["[ ] Milk"])
  }

  @Test func theEditorSaysThatASaveIsPending() throws {
    screen.select(row: 0)
    let editor = try screen.edit(row: 1)
    #expect(editor.savingLabel.text == "Saving...")
    try service.saves.answer(
      [.milk.completed(), .bread],
      with: .success(())
    )
    #expect(screen.editor?.savingLabel.text != "Saving...")
  }

  @Test func anEditorWhoseToDoIsGoneSaysSo() throws {
    screen.add("Cheese")
    let editor = try screen.edit(row: 2)
    editor.typeTitle("Old cheese")
    try service.saves.answer(
      [.milk, .bread, Todo(title: "Cheese")],
      with: .failure(.noNetwork)
    )
    #expect(screen.editor?.missingLabel.text != "No longer in the list")
    try screen.window.press("Discard changes")
    #expect(screen.editor?.missingLabel.text == "No longer in the list")
    #expect(screen.editorTitle == "Edit: Old cheese")
    editor.saveButton.sendActions()
    #expect(screen.editor == nil)
    #expect(screen.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(service.saves.asked.count == 1)
  }

  @Test func anEditorWhoseToDoIsStillThereStaysAsItIs() throws {
    screen.select(row: 1)
    let editor = try screen.edit(row: 0)
    editor.typeTitle("Oat milk")
    try service.saves.answer(
      [.milk, .bread.completed(false)],
      with: .failure(.noNetwork)
    )
    try screen.window.press("Discard changes")
    #expect(screen.editor?.missingLabel.text != "No longer in the list")
    #expect(screen.editorTitle == "Edit: Oat milk")
  }

  @Test func anEditorSavesItsOwnToDoWhereverItStands() throws {
    let editor = try openAfterAFailedDeletion()
    editor.typeTitle("Rye bread")
    editor.saveButton.sendActions()
    #expect(screen.rowTitles == ["[ ] Milk", "[x] Rye bread"])
  }

  @Test func anEditorDeletesItsOwnToDoWhereverItStands() throws {
    let editor = try openAfterAFailedDeletion()
    editor.deleteButton.sendActions()
    #expect(screen.rowTitles == ["[ ] Milk"])
  }

  /// The editor of "Bread", above which "Milk" has come back.
  private func openAfterAFailedDeletion() throws -> TodoEditorLayout {
    try screen.edit(row: 0).deleteButton.sendActions()
    let editor = try screen.edit(row: 0)
    try service.saves.answer([.bread], with: .failure(.noNetwork))
    try screen.window.press("Discard changes")
    return editor
  }
}
