import Models
import TestSupport
import Testing

@testable import MVI

@MainActor
struct GreetingOwnershipTests {
  @Test func theGreetingIsReleased() {
    weak var released: Store<GreetingReducer>?
    do {
      let store = Store(
        initialState: GreetingState(person: .wasin),
        reducer: GreetingReducer(),
        effectHandler: NoEffectHandler()
      )
      store.send(.greetButtonTapped)
      released = store
    }
    #expect(released == nil)
  }
}
