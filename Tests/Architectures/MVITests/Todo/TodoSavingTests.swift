import Models
import TestSupport
import Testing

@testable import MVI

struct TodoSavingTests {
  private var run = TodoRun(todos: [.milk, .bread])

  @Test mutating func aChangeIsSavedWithTheWholeList() {
    #expect(!run.isSaving)
    run.select(row: 0)
    #expect(run.isSaving)
    #expect(run.saves == [[.milk.completed(), .bread]])
    run.send(.saveRequestSucceeded)
    #expect(!run.isSaving)
    #expect(run.rowTitles == ["[x] Milk", "[x] Bread"])
    #expect(run.saves.count == 1)
  }

  @Test mutating func everyKindOfChangeIsSaved() {
    let cheese = Todo(title: "Cheese")
    run.add("Cheese")
    run.send(.saveRequestSucceeded)
    run.send(.clearCompletedButtonTapped)
    run.send(.saveRequestSucceeded)
    run.send(.markAllButtonTapped)
    run.send(.saveRequestSucceeded)
    run.edit(row: 1)
    run.send(.editor(.deleteButtonTapped))
    run.send(.saveRequestSucceeded)
    run.edit(row: 0)
    run.send(.editor(.titleFieldChanged("Oat milk")))
    run.send(.editor(.saveButtonTapped))
    run.send(.saveRequestSucceeded)
    let oatMilk = Todo(title: "Oat milk", description: "Two bottles")
    #expect(
      run.saves == [
        [.milk, .bread, cheese],
        [.milk, cheese],
        [.milk.completed(), cheese.completed()],
        [.milk.completed()],
        [oatMilk.completed()],
      ]
    )
    #expect(!run.isSaving)
  }

  @Test mutating func whatChangedMeanwhileIsSavedAfterItTogether() {
    run.select(row: 0)
    run.select(row: 1)
    run.add("Cheese")
    #expect(run.saves.count == 1)
    run.send(.saveRequestSucceeded)
    #expect(run.isSaving)
    #expect(run.saves.count == 2)
    #expect(
      run.saves.last == [
        .milk.completed(), .bread.completed(false), Todo(title: "Cheese"),
      ]
    )
    run.send(.saveRequestSucceeded)
    #expect(!run.isSaving)
    #expect(run.saves.count == 2)
  }

  @Test mutating func nothingIsSavedThatDidNotChange() {
    run.select(row: 0)
    run.select(row: 1)
    run.select(row: 1)
    run.send(.saveRequestSucceeded)
    run.edit(row: 0)
    run.send(.editor(.saveButtonTapped))
    #expect(!run.isSaving)
    #expect(run.saves.count == 1)
  }

  @Test(arguments: [
    (ServiceError.noNetwork, "No Network"),
    (.overloaded, "Server is overloaded"),
    (.permissionDenied, "You don't have permission"),
    (.unreadable, "The server's answer could not be read"),
  ])
  mutating func aFailedSaveSaysWhyAndLeavesTheListAsItIs(
    error: ServiceError,
    message: String
  ) {
    run.select(row: 0)
    run.add("Cheese")
    run.send(.saveRequestFailed(error))
    #expect(run.state.saveFailureText == message)
    #expect(run.rowTitles == ["[x] Milk", "[x] Bread", "[ ] Cheese"])
    #expect(run.state.itemsLeftText == "1 item left")
    #expect(!run.isSaving)
    #expect(run.saves.count == 1)
  }

  @Test mutating func tryingAgainSavesTheNewestState() {
    run.select(row: 0)
    run.add("Cheese")
    run.send(.saveRequestFailed(.noNetwork))
    run.send(.tryAgainButtonTapped)
    #expect(run.state.saveFailureText == nil)
    #expect(run.isSaving)
    let newest = [Todo.milk.completed(), .bread, Todo(title: "Cheese")]
    #expect(run.saves.last == newest)
    run.send(.saveRequestFailed(.overloaded))
    #expect(run.state.saveFailureText == "Server is overloaded")
    run.send(.tryAgainButtonTapped)
    #expect(run.saves.last == newest)
    run.send(.saveRequestSucceeded)
    #expect(run.state.saveFailureText == nil)
    #expect(!run.isSaving)
    #expect(run.saves.count == 3)
  }

  @Test mutating func discardingBringsBackTheListAsItWasLoaded() {
    run.select(row: 0)
    run.add("Cheese")
    run.send(.saveRequestFailed(.noNetwork))
    run.send(.discardChangesButtonTapped)
    #expect(run.state.saveFailureText == nil)
    #expect(run.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(!run.isSaving)
    #expect(run.saves.count == 1)
  }

  @Test mutating func discardingBringsBackTheListAsItWasSavedLast() {
    run.select(row: 0)
    run.send(.saveRequestSucceeded)
    run.send(.clearCompletedButtonTapped)
    #expect(!run.state.hasControls)
    run.send(.saveRequestFailed(.overloaded))
    run.send(.discardChangesButtonTapped)
    #expect(run.rowTitles == ["[x] Milk", "[x] Bread"])
    #expect(run.state.hasControls)
  }

  @Test mutating func afterDiscardingTheNextChangeIsSaved() {
    run.select(row: 0)
    run.send(.saveRequestFailed(.noNetwork))
    run.send(.discardChangesButtonTapped)
    run.select(row: 1)
    #expect(run.saves.last == [.milk, .bread.completed(false)])
    #expect(run.rowTitles == ["[ ] Milk", "[ ] Bread"])
  }
}
