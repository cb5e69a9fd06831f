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
    run.send(.saveSucceeded)
    #expect(!run.isSaving)
    #expect(run.rowTitles == ["[x] Milk", "[x] Bread"])
    #expect(run.saves.count == 1)
  }

  @Test mutating func everyKindOfChangeIsSaved() {
    let cheese = Todo(title: "Cheese")
    run.add("Cheese")
    run.send(.saveSucceeded)
    run.send(.clearCompletedButtonTapped)
    run.send(.saveSucceeded)
    run.send(.markAllButtonTapped)
    run.send(.saveSucceeded)
    run.edit(row: 1)
    run.send(.deleteButtonTapped)
    run.send(.saveSucceeded)
    run.edit(row: 0)
    run.send(.titleFieldChanged("Oat milk"))
    run.send(.saveButtonTapped)
    run.send(.saveSucceeded)
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
    run.send(.saveSucceeded)
    #expect(run.isSaving)
    #expect(run.saves.count == 2)
    #expect(
      run.saves.last == [
        .milk.completed(), .bread.completed(false), Todo(title: "Cheese"),
      ]
    )
    run.send(.saveSucceeded)
    #expect(!run.isSaving)
    #expect(run.saves.count == 2)
  }

  @Test mutating func nothingIsSavedThatDidNotChange() {
    run.select(row: 0)
    run.select(row: 1)
    run.select(row: 1)
    run.send(.saveSucceeded)
    run.edit(row: 0)
    run.send(.saveButtonTapped)
    #expect(!run.isSaving)
    #expect(run.saves.count == 1)
  }

  @Test(arguments: [
    (ServiceError.noNetwork, "Alert: No Network"),
    (.overloaded, "Alert: Server is overloaded"),
    (.permissionDenied, "Alert: You don't have permission"),
    (.unreadable, "Alert: The server's answer could not be read"),
  ])
  mutating func aFailedSaveSaysWhyAndBringsTheListBack(
    error: ServiceError,
    alert: String
  ) {
    run.select(row: 0)
    run.add("Cheese")
    run.send(.saveFailed(error))
    #expect(run.alerts == [alert])
    #expect(run.rowTitles == ["[ ] Milk", "[x] Bread"])
    #expect(run.state.controls.itemsLeftText == "1 item left")
    #expect(!run.isSaving)
    #expect(run.saves.count == 1)
  }

  @Test mutating func aFailedSaveBringsBackTheListAsItWasSavedLast() {
    run.select(row: 0)
    run.send(.saveSucceeded)
    run.send(.clearCompletedButtonTapped)
    #expect(!run.state.controls.isShown)
    run.send(.saveFailed(.overloaded))
    #expect(run.rowTitles == ["[x] Milk", "[x] Bread"])
    #expect(run.state.controls.isShown)
  }

  @Test mutating func afterAFailureTheNextChangeIsSaved() {
    run.select(row: 0)
    run.send(.saveFailed(.noNetwork))
    run.select(row: 1)
    #expect(run.saves.last == [.milk, .bread.completed(false)])
    #expect(run.rowTitles == ["[ ] Milk", "[ ] Bread"])
  }
}
