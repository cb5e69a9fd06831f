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
    #expect(list.beginNextSave() == nil)
    #expect(!list.isSaving)
    _ = list.add(title: " ")
    list.edit(milk, title: " Milk ", description: " ")
    list.toggle(milk)
    list.toggle(milk)
    #expect(list.beginNextSave() == nil)
    #expect(!list.isSaving)
  }

  @Test mutating func aChangeIsSavedWithTheWholeList() {
    list.toggle(milk)
    let save = list.beginNextSave()
    #expect(save?.rows == ["[x] Milk", "[x] Bread"])
    #expect(list.isSaving)
    #expect(list.rows() == ["[x] Milk", "[x] Bread"])
  }

  @Test mutating func anOrderOrATextAloneIsAChange() {
    list.edit(milk, title: "Milk", description: "Two bottles")
    #expect(list.beginNextSave()?.first?.description == "Two bottles")
    list.saveSucceeded()
    list.clearCompleted()
    #expect(list.beginNextSave()?.rows == ["[ ] Milk"])
  }

  @Test mutating func oneSaveIsPendingAtATime() {
    list.toggle(milk)
    _ = list.beginNextSave()
    _ = list.add(title: "Cheese")
    #expect(list.beginNextSave() == nil)
    #expect(list.isSaving)
  }

  @Test mutating func whatChangedMeanwhileIsSavedNextInItsNewestState() {
    list.toggle(milk)
    _ = list.beginNextSave()
    _ = list.add(title: "Cheese")
    list.clearCompleted()
    _ = list.add(title: "Eggs")
    list.saveSucceeded()
    #expect(!list.isSaving)
    #expect(list.beginNextSave()?.rows == ["[ ] Cheese", "[ ] Eggs"])
    list.saveSucceeded()
    #expect(list.beginNextSave() == nil)
  }

  @Test mutating func whatWasChangedBackToWhatIsBeingSavedIsNotSavedAgain() {
    list.toggle(milk)
    _ = list.beginNextSave()
    list.toggle(milk)
    list.toggle(milk)
    list.saveSucceeded()
    #expect(list.beginNextSave() == nil)
  }

  @Test mutating func whatWasChangedBackToWhatWasSavedBeforeIsSaved() {
    list.toggle(milk)
    _ = list.beginNextSave()
    list.toggle(milk)
    list.saveSucceeded()
    #expect(list.beginNextSave()?.rows == ["[ ] Milk", "[x] Bread"])
  }

  @Test mutating func aFailedSaveBringsBackTheListAsItWasLoaded() {
    let loaded = list.items
    list.toggle(milk)
    list.delete(list.items[1].id)
    _ = list.beginNextSave()
    list.saveFailed()
    #expect(list.items == loaded)
    #expect(!list.isSaving)
    #expect(list.beginNextSave() == nil)
  }

  @Test mutating func aFailedSaveBringsBackTheListAsItWasSavedLast() {
    _ = list.add(title: "Cheese")
    _ = list.beginNextSave()
    list.saveSucceeded()
    let saved = list.items
    list.toggleAll()
    _ = list.beginNextSave()
    list.saveFailed()
    #expect(list.items == saved)
  }

  @Test mutating func whatChangedDuringASaveThatFailsIsGone() {
    let loaded = list.items
    list.toggle(milk)
    _ = list.beginNextSave()
    _ = list.add(title: "Cheese")
    list.saveFailed()
    #expect(list.items == loaded)
    #expect(list.beginNextSave() == nil)
  }

  @Test mutating func afterAFailureTheNextChangeIsSaved() {
    list.toggle(milk)
    _ = list.beginNextSave()
    list.saveFailed()
    _ = list.add(title: "Cheese")
    #expect(
      list.beginNextSave()?.rows == ["[ ] Milk", "[x] Bread", "[ ] Cheese"]
    )
  }

  @Test mutating func anIdentityOfAToDoThatAFailureTookIsNotUsedAgain() {
    _ = list.add(title: "Cheese")
    let cheese = list.items[2].id
    _ = list.beginNextSave()
    list.saveFailed()
    #expect(list.item(cheese) == nil)
    _ = list.add(title: "Eggs")
    #expect(list.items[2].id != cheese)
    #expect(list.item(cheese) == nil)
  }

  @Test mutating func aToDoThatWasDeletedAndAddedAgainKeepsItsNewIdentity() {
    _ = list.add(title: "Cheese")
    _ = list.beginNextSave()
    list.saveSucceeded()
    list.delete(list.items[2].id)
    _ = list.add(title: "Cheese")
    let cheese = list.items[2].id
    #expect(list.beginNextSave() == nil)
    list.toggleAll()
    _ = list.beginNextSave()
    list.saveFailed()
    #expect(list.items[2].id == cheese)
  }
}
