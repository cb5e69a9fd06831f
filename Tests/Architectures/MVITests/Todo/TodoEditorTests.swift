import Models
import TestSupport
import Testing

@testable import MVI

struct TodoEditorTests {
  private var run = TodoRun(todos: [.milk, .bread])

  @Test mutating func theEditorShowsTitleAndDescription() {
    run.edit(row: 0)
    #expect(run.state.editor?.title == "Milk")
    #expect(run.state.editor?.description == "Two bottles")
    #expect(run.state.editor?.screenTitle == "Edit: Milk")
    #expect(!run.isSaving)
    #expect(run.state.missingText == "")
  }

  @Test mutating func theRowUnderAFilterIsTheOneThatIsEdited() {
    run.choose(.completed)
    run.edit(row: 0)
    #expect(run.state.editor?.title == "Bread")
  }

  @Test mutating func theEditorsTitleFollowsWhatIsTyped() {
    run.edit(row: 0)
    run.send(.titleFieldChanged("Oat milk"))
    #expect(run.state.editor?.screenTitle == "Edit: Oat milk")
    run.send(.titleFieldChanged(""))
    #expect(run.state.editor?.screenTitle == "Edit: ")
  }

  @Test mutating func savingAnEditTrimsBothTextsAndLeadsBack() {
    run.edit(row: 0)
    run.send(.titleFieldChanged(" Oat milk "))
    run.send(.descriptionFieldChanged("\tOne "))
    run.send(.saveButtonTapped)
    #expect(run.state.editor == nil)
    #expect(run.rowTitles == ["[ ] Oat milk", "[x] Bread"])
    #expect(run.state.rows.first?.description == "One")
  }

  @Test mutating func savingABlankTitleDeletesTheToDo() {
    run.edit(row: 0)
    run.send(.titleFieldChanged(" "))
    run.send(.saveButtonTapped)
    #expect(run.state.editor == nil)
    #expect(run.rowTitles == ["[x] Bread"])
  }

  @Test mutating func deletingRemovesTheToDoAndLeadsBack() {
    run.edit(row: 1)
    run.send(.titleFieldChanged("Rye bread"))
    run.send(.deleteButtonTapped)
    #expect(run.state.editor == nil)
    #expect(run.rowTitles == ["[ ] Milk"])
  }

  @Test mutating func goingBackDiscardsTheEdit() {
    let before = run.state
    run.edit(row: 0)
    run.send(.titleFieldChanged("Oat milk"))
    run.send(.editorClosed)
    #expect(run.state == before)
    #expect(run.saves == [])
  }

  @Test mutating func theSegmentIsAsItWasAfterAnEdit() {
    run.choose(.active)
    run.edit(row: 0)
    run.send(.saveButtonTapped)
    #expect(run.state.selectedSegment == 1)
    #expect(run.rowTitles == ["[ ] Milk"])
  }

  @Test mutating func theEditorSaysThatASaveIsPending() {
    run.select(row: 0)
    run.edit(row: 1)
    #expect(run.isSaving)
    run.send(.saveSucceeded)
    #expect(!run.isSaving)
    #expect(run.state.editor != nil)
  }

  @Test mutating func anEditorWhoseToDoIsGoneSaysSo() {
    run.add("Cheese")
    run.edit(row: 2)
    run.send(.titleFieldChanged("Old cheese"))
    run.send(.saveFailed(.noNetwork))
    #expect(run.alerts == ["Alert: No Network"])
    #expect(run.state.missingText == "No longer in the list")
    #expect(run.state.editor?.screenTitle == "Edit: Old cheese")
    run.send(.saveButtonTapped)
    #expect(run.state.editor == nil)
    #expect(run.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(run.saves.count == 1)
  }

  @Test mutating func anEditorWhoseToDoIsStillThereStaysAsItIs() {
    run.select(row: 1)
    run.edit(row: 0)
    run.send(.titleFieldChanged("Oat milk"))
    run.send(.saveFailed(.noNetwork))
    #expect(run.alerts == ["Alert: No Network"])
    #expect(run.state.missingText == "")
    #expect(run.state.editor?.screenTitle == "Edit: Oat milk")
  }
}
