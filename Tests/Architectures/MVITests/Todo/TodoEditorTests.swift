import Models
import TestSupport
import Testing

@testable import MVI

struct TodoEditorTests {
  private var run = TodoRun(todos: [.milk, .bread])

  @Test mutating func theEditorShowsTitleAndDescription() {
    run.edit(row: 0)
    #expect(run.state.editorContents?.title == "Milk")
    #expect(run.state.editorContents?.description == "Two bottles")
    #expect(run.state.editorContents?.screenTitle == "Edit: Milk")
    #expect(run.state.editorContents?.savingText == "")
    #expect(run.state.editorContents?.missingText == "")
  }

  @Test mutating func theRowUnderAFilterIsTheOneThatIsEdited() {
    run.choose(.completed)
    run.edit(row: 0)
    #expect(run.state.editorContents?.title == "Bread")
  }

  @Test mutating func theEditorsTitleFollowsWhatIsTyped() {
    run.edit(row: 0)
    run.send(.editor(.titleFieldChanged("Oat milk")))
    #expect(run.state.editorContents?.screenTitle == "Edit: Oat milk")
    run.send(.editor(.titleFieldChanged("")))
    #expect(run.state.editorContents?.screenTitle == "Edit: ")
  }

  @Test mutating func savingAnEditTrimsBothTextsAndLeadsBack() {
    run.edit(row: 0)
    run.send(.editor(.titleFieldChanged(" Oat milk ")))
    run.send(.editor(.descriptionFieldChanged("\tOne ")))
    run.send(.editor(.saveButtonTapped))
    #expect(run.state.editor == nil)
    #expect(run.rowTitles == ["[ ] Oat milk", "[x] Bread"])
    #expect(run.state.rows.first?.description == "One")
  }

  @Test mutating func savingABlankTitleDeletesTheToDo() {
    run.edit(row: 0)
    run.send(.editor(.titleFieldChanged(" ")))
    run.send(.editor(.saveButtonTapped))
    #expect(run.state.editor == nil)
    #expect(run.rowTitles == ["[x] Bread"])
  }

  @Test mutating func deletingRemovesTheToDoAndLeadsBack() {
    run.edit(row: 1)
    run.send(.editor(.titleFieldChanged("Rye bread")))
    run.send(.editor(.deleteButtonTapped))
    #expect(run.state.editor == nil)
    #expect(run.rowTitles == ["[ ] Milk"])
  }

  @Test func theEditorAloneSaysWhatIsWantedAndChangesNoList() {
    var state = TodoEditorState(id: 0, title: "Milk", description: "")
    let reducer = TodoEditorReducer()
    let typed = TodoEditorState(id: 0, title: "Tea", description: "Green")
    let events: [TodoEditorEvent] = [
      .titleFieldChanged("Tea"), .descriptionFieldChanged("Green"),
      .saveButtonTapped, .deleteButtonTapped,
    ]
    let commands = events.flatMap { reducer.reduce(into: &state, event: $0) }
    #expect(state == typed)
    #expect(
      commands == [
        .send(.delegate(.save(typed))), .send(.delegate(.delete(0))),
      ]
    )
  }

  @Test mutating func goingBackDiscardsTheEdit() {
    let before = run.state
    run.edit(row: 0)
    run.send(.editor(.titleFieldChanged("Oat milk")))
    run.send(.editorClosed)
    #expect(run.state == before)
    #expect(run.saves == [])
  }

  @Test mutating func theSegmentIsAsItWasAfterAnEdit() {
    run.choose(.active)
    run.edit(row: 0)
    run.send(.editor(.saveButtonTapped))
    #expect(run.state.selectedSegment == 1)
    #expect(run.rowTitles == ["[ ] Milk"])
  }

  @Test mutating func theEditorSaysThatASaveIsPending() {
    run.select(row: 0)
    run.edit(row: 1)
    #expect(run.state.editorContents?.savingText == "Saving...")
    run.send(.saveRequestSucceeded)
    #expect(run.state.editorContents?.savingText == "")
  }

  @Test mutating func anEditorWhoseToDoIsGoneSaysSo() {
    run.add("Cheese")
    run.edit(row: 2)
    run.send(.editor(.titleFieldChanged("Old cheese")))
    run.send(.saveRequestFailed(.noNetwork))
    #expect(run.state.editorContents?.missingText == "")
    run.send(.discardChangesButtonTapped)
    #expect(run.state.editorContents?.missingText == "No longer in the list")
    #expect(run.state.editorContents?.screenTitle == "Edit: Old cheese")
    run.send(.editor(.saveButtonTapped))
    #expect(run.state.editor == nil)
    #expect(run.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(run.saves.count == 1)
  }

  @Test mutating func anEditorWhoseToDoIsStillThereStaysAsItIs() {
    run.select(row: 1)
    run.edit(row: 0)
    run.send(.editor(.titleFieldChanged("Oat milk")))
    run.send(.saveRequestFailed(.noNetwork))
    run.send(.discardChangesButtonTapped)
    #expect(run.state.editorContents?.missingText == "")
    #expect(run.state.editorContents?.screenTitle == "Edit: Oat milk")
  }

  @Test mutating func anEditorSavesItsOwnToDoWhereverItStands() {
    openAfterAFailedDeletion()
    run.send(.editor(.titleFieldChanged("Rye bread")))
    run.send(.editor(.saveButtonTapped))
    #expect(run.rowTitles == ["[ ] Milk", "[x] Rye bread"])
  }

  @Test mutating func anEditorDeletesItsOwnToDoWhereverItStands() {
    openAfterAFailedDeletion()
    run.send(.editor(.deleteButtonTapped))
    #expect(run.rowTitles == ["[ ] Milk"])
  }

  /// The editor of "Bread" is open, and "Milk" has come back above it.
  private mutating func openAfterAFailedDeletion() {
    run.edit(row: 0)
    run.send(.editor(.deleteButtonTapped))
    run.edit(row: 0)
    run.send(.saveRequestFailed(.noNetwork))
    run.send(.discardChangesButtonTapped)
  }
}
