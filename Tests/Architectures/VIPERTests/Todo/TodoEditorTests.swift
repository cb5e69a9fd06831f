import Models
import TestSupport
import Testing

@testable import VIPER

@MainActor
@Suite(.settled)
struct TodoEditorTests {
  private let service = HeldTodoService()
  private let list: TodoModule

  init() throws {
    list = try TodoModule(service: service, todos: [.milk, .bread])
  }

  @Test func theEditorShowsTitleAndDescription() throws {
    let editor = try list.edit(row: 0)
    #expect(editor.view.title == "Milk")
    #expect(editor.view.description == "Two bottles")
    #expect(editor.view.screenTitle == "Edit: Milk")
    #expect(editor.view.savingText == "")
    #expect(editor.view.missingText == "")
  }

  @Test func theRowUnderAFilterIsTheOneThatIsEdited() throws {
    list.presenter.showCompletedTodos()
    let editor = try list.edit(row: 0)
    #expect(editor.view.title == "Bread")
  }

  @Test func theEditorsTitleFollowsWhatIsTyped() throws {
    let editor = try list.edit(row: 0)
    editor.presenter.changeTitle(to: "Oat milk")
    #expect(editor.view.screenTitle == "Edit: Oat milk")
    editor.presenter.changeTitle(to: "")
    #expect(editor.view.screenTitle == "Edit: ")
  }

  @Test func savingAnEditTrimsBothTextsAndLeadsBack() throws {
    let editor = try list.edit(row: 0)
    editor.save(title: " Oat milk ", description: "\tOne ")
    #expect(editor.router.timesLeft == 1)
    #expect(list.rowTitles == ["[ ] Oat milk", "[x] Bread"])
    #expect(list.view.rows.first?.description == "One")
  }

  @Test func savingABlankTitleDeletesTheToDo() throws {
    let editor = try list.edit(row: 0)
    editor.save(title: " ")
    #expect(editor.router.timesLeft == 1)
    #expect(list.rowTitles == ["[x] Bread"])
  }

  @Test func deletingRemovesTheToDoAndLeadsBack() throws {
    let editor = try list.edit(row: 1)
    editor.presenter.deleteTodo()
    #expect(editor.router.timesLeft == 1)
    #expect(list.rowTitles == ["[ ] Milk"])
  }

  @Test(arguments: [true, false])
  func anEditorThatIsLeavingSaysNothingMore(isDeleted: Bool) throws {
    let editor = try list.edit(row: 0)
    if isDeleted {
      editor.presenter.deleteTodo()
    } else {
      editor.save(title: " ")
    }
    #expect(list.rowTitles == ["[x] Bread"])
    #expect(editor.view.missingText == "")
    #expect(editor.view.savingText == "")
  }

  @Test func goingBackDiscardsTheEdit() throws {
    do {
      let editor = try list.edit(row: 0)
      editor.presenter.changeTitle(to: "Oat milk")
    }
    #expect(list.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(service.saves.asked == [])
  }

  @Test func theSegmentIsAsItWasAfterAnEdit() throws {
    list.presenter.showActiveTodos()
    try list.edit(row: 0).save(title: "Oat milk")
    #expect(list.rowTitles == ["[ ] Oat milk"])
  }

  @Test func theEditorSaysThatASaveIsPending() throws {
    list.presenter.toggleTodo(atRow: 0)
    let editor = try list.edit(row: 1)
    #expect(editor.view.savingText == "Saving...")
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    #expect(editor.view.savingText == "")
  }

  @Test func anEditorWhoseToDoIsGoneSaysSo() throws {
    list.presenter.addTodo(title: "Cheese")
    let editor = try list.edit(row: 2)
    editor.presenter.changeTitle(to: "Old cheese")
    try service.saves.answer(
      [.milk, .bread, Todo(title: "Cheese")],
      with: .failure(.noNetwork)
    )
    #expect(editor.view.missingText == "")
    list.presenter.userChoseToDiscard()
    #expect(editor.view.missingText == "No longer in the list")
    #expect(editor.view.screenTitle == "Edit: Old cheese")
    editor.save(title: "Old cheese")
    #expect(editor.router.timesLeft == 1)
    #expect(list.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(service.saves.asked.count == 1)
  }

  @Test func anEditorWhoseToDoIsStillThereStaysAsItIs() throws {
    list.presenter.toggleTodo(atRow: 1)
    let editor = try list.edit(row: 0)
    editor.presenter.changeTitle(to: "Oat milk")
    try service.saves.answer(
      [.milk, .bread.completed(false)],
      with: .failure(.noNetwork)
    )
    list.presenter.userChoseToDiscard()
    #expect(editor.view.missingText == "")
    #expect(editor.view.screenTitle == "Edit: Oat milk")
    #expect(editor.router.timesLeft == 0)
  }

  @Test func anEditorSavesItsOwnToDoWhereverItStands() throws {
    let editor = try openAfterAFailedDeletion()
    editor.save(title: "Rye bread")
    #expect(list.rowTitles == ["[ ] Milk", "[x] Rye bread"])
  }

  @Test func anEditorDeletesItsOwnToDoWhereverItStands() throws {
    let editor = try openAfterAFailedDeletion()
    editor.presenter.deleteTodo()
    #expect(list.rowTitles == ["[ ] Milk"])
  }

  /// The editor of "Bread", above which "Milk" has come back.
  private func openAfterAFailedDeletion() throws -> TodoEditorModule {
    try list.edit(row: 0).presenter.deleteTodo()
    let editor = try list.edit(row: 0)
    try service.saves.answer([.bread], with: .failure(.noNetwork))
    list.presenter.userChoseToDiscard()
    return editor
  }
}
