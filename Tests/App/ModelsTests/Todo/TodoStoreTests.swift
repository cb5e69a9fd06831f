import Models
import TestSupport
import Testing

/// What the store asks its service for, and what it tells its callers and
/// observers.
@MainActor
@Suite(.settled)
struct TodoStoreTests {
  private let service = HeldTodoService()
  private let store: TodoStore
  private let observer = TodoStoreObserverSpy()
  private let loads = Answers<Void>()

  init() {
    store = TodoStore(service: service)
    store.addObserver(observer)
  }

  @Test func allObserversHearOfALoad() throws {
    let second = TodoStoreObserverSpy()
    store.addObserver(second)
    loads.ask(store.load)
    #expect(observer.heard == [])
    try service.loads.answer(1, with: .success([.milk]))
    #expect(store.list?.rows() == ["[ ] Milk"])
    #expect(observer.heard == ["change"])
    #expect(second.heard == observer.heard)
  }

  @Test func aLoadThatFailsIsToldToItsCallerOnly() throws {
    loads.ask(store.load)
    try service.loads.answer(1, with: .failure(.noNetwork))
    #expect(throws: ServiceError.noNetwork) { try loads.all.first?.get() }
    #expect(store.list == nil)
    #expect(observer.heard == [])
  }

  @Test func anAnswerToALoadThatWasCancelledIsDropped() throws {
    let load = Task { try? await store.load() }
    #expect(service.loads.asked == [1])
    load.cancel()
    try service.loads.answer(1, with: .success([.milk]))
    #expect(service.loads.cancelled == [1])
    #expect(store.list == nil)
    #expect(observer.heard == [])
  }

  @Test func aSecondLoadDoesNotReplaceWhatWasChanged() throws {
    loads.ask(store.load)
    loads.ask(store.load)
    try service.loads.answer(1, with: .success([.milk]))
    store.toggleAll()
    try service.loads.answer(2, with: .success([.bread]))
    #expect(store.list?.rows() == ["[x] Milk"])
  }

  @Test func aListThatWasLoadedIsNotLoadedAgain() throws {
    try load()
    loads.ask(store.load)
    #expect(service.loads.asked == [1])
    #expect(loads.all.count == 2)
  }

  @Test func nothingCanBeChangedOrSavedBeforeTheLoad() {
    #expect(!store.add(title: "Cheese"))
    store.toggleAll()
    #expect(store.list == nil)
    #expect(service.saves.asked == [])
  }

  @Test func aChangeIsToldAndSaved() throws {
    try load()
    #expect(store.add(title: "Cheese"))
    #expect(observer.heard == ["change"])
    #expect(service.saves.asked == [[.milk, Todo(title: "Cheese")]])
    #expect(!store.add(title: " "))
    #expect(observer.heard == ["change"])
  }

  @Test func aFailureIsToldAndKeptUntilItIsAnswered() throws {
    try load()
    store.toggleAll()
    try service.saves.answer([.milk.completed()], with: .failure(.overloaded))
    #expect(
      observer.heard == ["change", "change", "save: Server is overloaded"]
    )
    #expect(store.list?.saveFailure == .overloaded)
    store.toggleAll()
    #expect(service.saves.asked.count == 1)
    store.toggleAll()
    store.tryAgain()
    try service.saves.answer([.milk.completed()], with: .failure(.noNetwork))
    store.discardChanges()
    #expect(store.list?.rows() == ["[ ] Milk"])
    #expect(service.saves.asked.count == 2)
  }

  @Test func anObserverIsHeldWeakly() throws {
    weak var released: TodoStoreObserverSpy?
    do {
      let second = TodoStoreObserverSpy()
      store.addObserver(second)
      released = second
    }
    #expect(released == nil)
    try load()
    #expect(observer.heard == [])
  }

  @Test func anObserverThatWasRemovedHearsNothing() throws {
    let second = TodoStoreObserverSpy()
    store.addObserver(second)
    try load()
    store.removeObserver(observer)
    store.toggleAll()
    #expect(observer.heard == [])
    #expect(second.heard == ["change", "change"])
  }

  @Test func aStoreIsReleasedWhenItsNewestStateWasSaved() throws {
    weak var released: TodoStore?
    do {
      let store = TodoStore(service: service)
      loads.ask(store.load)
      try service.loads.answer(1, with: .success([.milk]))
      store.toggleAll()
      store.toggleAll()
      released = store
    }
    #expect(released != nil)
    try service.saves.answer([.milk.completed()], with: .success(()))
    #expect(released != nil)
    try service.saves.answer([.milk], with: .failure(.noNetwork))
    #expect(released == nil)
  }

  /// Loads "Milk", and forgets what was heard of it.
  private func load() throws {
    loads.ask(store.load)
    try service.loads.answer(1, with: .success([.milk]))
    observer.heard = []
  }
}

@MainActor
private final class TodoStoreObserverSpy: TodoStoreObserver {
  var heard: [String] = []

  func todoStoreDidChange(_ store: TodoStore) {
    heard.append("change")
  }

  func todoStore(_ store: TodoStore, saveRequestDidFail error: ServiceError) {
    heard.append("save: \(error.message)")
  }
}
