import Models
import TestSupport
import Testing

@testable import MVI

@MainActor
struct TodoOwnershipTests {
  private let service = HeldTodoService()

  @Test func theListIsReleasedWithItsLoadPending() throws {
    let spy = StateSpy<TodoState>()
    weak var released: Store<TodoReducer>?
    do {
      let store = makeTodoStore()
      store.addObserver(spy)
      store.send(.viewDidLoad)
      released = store
    }
    #expect(released == nil)
    try service.loads.answer(1, with: .failure(.noNetwork))
    #expect(spy.states.map(\.isLoading) == [false, true])
  }

  @Test func theListIsReleasedWithASavePendingAndNoneFollows() throws {
    let spy = StateSpy<TodoState>()
    weak var released: Store<TodoReducer>?
    do {
      let store = makeTodoStore()
      store.addObserver(spy)
      store.send(.viewDidLoad)
      try service.loads.answer(1, with: .success([.milk, .bread]))
      store.send(.todoSelected(id: 0))
      store.send(.todoSelected(id: 1))
      released = store
    }
    #expect(released == nil)
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    #expect(service.saves.asked.count == 1)
    #expect(spy.states.last?.savingText == "Saving...")
  }

  @Test func anEditorThatOneLeavesIsReleased() throws {
    let store = makeTodoStore()
    store.send(.viewDidLoad)
    try service.loads.answer(1, with: .success([.milk]))
    store.send(.editButtonTapped(id: 0))
    weak var released: StateSpy<TodoState>?
    do {
      let editor = StateSpy<TodoState>()
      store.addObserver(editor)
      #expect(editor.states.count == 1)
      released = editor
    }
    #expect(released == nil)
    store.send(.editorClosed)
    #expect(store.state.editor == nil)
  }

  private func makeTodoStore() -> Store<TodoReducer> {
    Store(
      initialState: TodoState(),
      reducer: TodoReducer(),
      effectHandler: TodoEffectHandler(service: service)
    )
  }
}
