import ConsoleUI
import Models

/// Puts the list of to-dos together: its view holds the store, which serves
/// the editor too.
@MainActor
public func makeTodoScreen(service: any TodoService) -> ViewController {
  let store = Store(
    initialState: TodoState(),
    reducer: TodoReducer(),
    effectHandler: TodoEffectHandler(service: service)
  )
  return TodoViewController(store: store)
}
