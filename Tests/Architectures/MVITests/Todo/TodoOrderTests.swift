import Models
import TestSupport
import Testing

@testable import MVI

/// The list is loaded again while the first load is still on its way.
@MainActor
@Suite(.settled)
struct TodoOrderTests {
  private let service = HeldTodoService()
  private let store: Store<TodoReducer>

  init() {
    store = Store(
      initialState: TodoState(),
      reducer: TodoReducer(),
      effectHandler: TodoEffectHandler(service: service)
    )
    store.send(.viewDidLoad)
    store.send(.reloadButtonTapped)
  }

  @Test(arguments: [.success([.bread]), .failure(.noNetwork)] as [LoadAnswer])
  func anAnswerToAnEarlierLoadIsDropped(answer: LoadAnswer) throws {
    let before = store.state
    try service.loads.answer(1, with: answer)
    #expect(store.state == before)
    try service.loads.answer(2, with: .success([.milk]))
    #expect(store.state.rows.map(\.title) == ["[ ] Milk"])
  }
}
