import Models
import TestSupport
import Testing

@testable import MVI

@MainActor
@Suite(.settled)
struct TodoOwnershipTests {
  private let service = HeldTodoService()

  @Test func theListIsReleasedWithItsLoadPending() throws {
    let spy = StateSpy<TodoState>()
    weak var released: Store<TodoReducer>?
    do {
      let store = makeTodoStore()
      store.addObserver(spy)
      store.send(.viewDidLoad)
      #expect(service.loads.asked == [1])
      released = store
    }
    #expect(released == nil)
    try service.loads.answer(1, with: .failure(.noNetwork))
    #expect(service.loads.cancelled == [1])
    #expect(spy.states.map(\.isLoading) == [false, true])
  }

  @Test func theListIsReleasedWithASavePendingAndTheNewestStateIsSaved() throws
  {
    weak var view: StateSpy<TodoState>?
    weak var released: Store<TodoReducer>?
    do {
      let spy = StateSpy<TodoState>()
      let store = makeTodoStore()
      store.addObserver(spy)
      store.send(.viewDidLoad)
      try service.loads.answer(1, with: .success([.milk, .bread]))
      store.send(.todoSelected(id: 0))
      store.send(.todoSelected(id: 1))
      view = spy
      released = store
    }
    #expect(view == nil)
    try service.saves.answer([.milk.completed(), .bread], with: .success(()))
    let newest = [Todo.milk.completed(), .bread.completed(false)]
    #expect(service.saves.asked.last == newest)
    #expect(released != nil)
    try service.saves.answer(newest, with: .failure(.noNetwork))
    #expect(service.saves.asked.count == 2)
    #expect(released == nil)
  }

  @Test func anEditorThatOneLeavesIsReleased() throws {
    let store = makeTodoStore()
    store.send(.viewDidLoad)
    try service.loads.answer(1, with: .success([.milk]))
    store.send(.editButtonTapped(id: 0))
    weak var released: StateSpy<TodoEditorContents>?
    do {
      let editor = StateSpy<TodoEditorContents>()
      let editorStore = ScopedStore(
        store,
        state: \.editorContents,
        event: TodoEvent.editor
      )
      editorStore.addObserver(editor)
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
