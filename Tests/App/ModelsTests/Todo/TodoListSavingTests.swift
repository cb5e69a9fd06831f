import Models
import Testing

/// What a list of to-dos says is to be saved, and what it is when a save ends.
struct TodoListSavingTests {
  private var list = TodoList([
    Todo(title: "Milk"), Todo(title: "Bread", isCompleted: true),
  ])
  private let milk: TodoItem.ID

  init() {
    milk = list.items[0].id
  }

  @Test mutating func nothingIsSavedThatDidNotChange() {
    #expect(list.beginSaveRequest() == nil)
    #expect(!list.isSaveRequestPending)
    _ = list.add(title: " ")
    list.edit(milk, title: " Milk ", description: " ")
    list.toggle(milk)
    list.toggle(milk)
    #expect(list.beginSaveRequest() == nil)
    #expect(!list.isSaveRequestPending)
  }

  @Test mutating func aChangeIsSavedWithTheWholeList() {
    list.toggle(milk)
    let save = list.beginSaveRequest()
    #expect(save?.rows == ["[x] Milk", "[x] Bread"])
    #expect(list.isSaveRequestPending)
    #expect(list.rows() == ["[x] Milk", "[x] Bread"])
  }

  @Test mutating func anOrderOrATextAloneIsAChange() {
    list.edit(milk, title: "Milk", description: "Two bottles")
    #expect(list.beginSaveRequest()?.first?.description == "Two bottles")
    list.saveRequestSucceeded()
    list.clearCompleted()
    #expect(list.beginSaveRequest()?.rows == ["[ ] Milk"])
  }

  @Test mutating func oneSaveIsPendingAtATime() {
    list.toggle(milk)
    _ = list.beginSaveRequest()
    _ = list.add(title: "Cheese")
    #expect(list.beginSaveRequest() == nil)
    #expect(list.isSaveRequestPending)
  }

  @Test mutating func whatChangedMeanwhileIsSavedNextInItsNewestState() {
    list.toggle(milk)
    _ = list.beginSaveRequest()
    _ = list.add(title: "Cheese")
    list.clearCompleted()
    _ = list.add(title: "Eggs")
    list.saveRequestSucceeded()
    #expect(!list.isSaveRequestPending)
    #expect(list.beginSaveRequest()?.rows == ["[ ] Cheese", "[ ] Eggs"])
    list.saveRequestSucceeded()
    #expect(list.beginSaveRequest() == nil)
  }

  @Test mutating func whatWasChangedBackToWhatIsBeingSavedIsNotSavedAgain() {
    list.toggle(milk)
    _ = list.beginSaveRequest()
    list.toggle(milk)
    list.toggle(milk)
    list.saveRequestSucceeded()
    #expect(list.beginSaveRequest() == nil)
  }

  @Test mutating func whatWasChangedBackToWhatWasSavedBeforeIsSaved() {
    list.toggle(milk)
    _ = list.beginSaveRequest()
    list.toggle(milk)
    list.saveRequestSucceeded()
    #expect(list.beginSaveRequest()?.rows == ["[ ] Milk", "[x] Bread"])
  }

  @Test mutating func aFailedRequestLosesNothingAndNoneBegins() {
    list.toggle(milk)
    _ = list.beginSaveRequest()
    _ = list.add(title: "Cheese")
    list.saveRequestFailed(.overloaded)
    #expect(list.rows() == ["[x] Milk", "[x] Bread", "[ ] Cheese"])
    #expect(list.saveFailure == .overloaded)
    #expect(!list.isSaveRequestPending)
    list.toggleAll()
    #expect(list.beginSaveRequest() == nil)
    #expect(!list.isSaveRequestPending)
  }

  @Test mutating func whoTriesAgainSavesTheNewestState() {
    list.toggle(milk)
    _ = list.beginSaveRequest()
    _ = list.add(title: "Cheese")
    list.saveRequestFailed(.noNetwork)
    list.tryAgain()
    #expect(list.saveFailure == nil)
    #expect(
      list.beginSaveRequest()?.rows == ["[x] Milk", "[x] Bread", "[ ] Cheese"]
    )
    list.saveRequestSucceeded()
    #expect(list.beginSaveRequest() == nil)
  }

  @Test mutating func aFailureThatWasAnsweredDiscardsNothing() {
    list.toggle(milk)
    _ = list.beginSaveRequest()
    list.saveRequestFailed(.noNetwork)
    list.tryAgain()
    list.discardChanges()
    #expect(list.rows() == ["[x] Milk", "[x] Bread"])
  }

  @Test mutating func discardingBringsBackTheListAsItWasLoaded() {
    let loaded = list.items
    list.toggle(milk)
    list.delete(list.items[1].id)
    _ = list.beginSaveRequest()
    _ = list.add(title: "Cheese")
    list.saveRequestFailed(.noNetwork)
    list.discardChanges()
    #expect(list.items == loaded)
    #expect(list.saveFailure == nil)
    #expect(list.beginSaveRequest() == nil)
  }

  @Test mutating func discardingBringsBackTheListAsItWasSavedLast() {
    _ = list.add(title: "Cheese")
    _ = list.beginSaveRequest()
    list.saveRequestSucceeded()
    let saved = list.items
    list.toggleAll()
    _ = list.beginSaveRequest()
    list.saveRequestFailed(.noNetwork)
    list.discardChanges()
    #expect(list.items == saved)
  }

  @Test mutating func afterDiscardingTheNextChangeIsSaved() {
    list.toggle(milk)
    _ = list.beginSaveRequest()
    list.saveRequestFailed(.noNetwork)
    list.discardChanges()
    _ = list.add(title: "Cheese")
    #expect(
      list.beginSaveRequest()?.rows == ["[ ] Milk", "[x] Bread", "[ ] Cheese"]
    )
  }

  @Test mutating func anIdentityOfAToDoThatWasDiscardedIsNotUsedAgain() {
    _ = list.add(title: "Cheese")
    let cheese = list.items[2].id
    _ = list.beginSaveRequest()
    list.saveRequestFailed(.noNetwork)
    list.discardChanges()
    #expect(list.item(cheese) == nil)
    _ = list.add(title: "Eggs")
    #expect(list.items[2].id != cheese)
    #expect(list.item(cheese) == nil)
  }

  @Test mutating func aToDoThatWasDeletedAndAddedAgainKeepsItsNewIdentity() {
    _ = list.add(title: "Cheese")
    _ = list.beginSaveRequest()
    list.saveRequestSucceeded()
    list.delete(list.items[2].id)
    _ = list.add(title: "Cheese")
    let cheese = list.items[2].id
    #expect(list.beginSaveRequest() == nil)
    list.toggleAll()
    _ = list.beginSaveRequest()
    list.saveRequestFailed(.noNetwork)
    list.discardChanges()
    #expect(list.items[2].id == cheese)
  }
}
