import ConsoleUI
import Models

/// Puts the greeting screen together: the view holds its store.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let store = Store(
    initialState: GreetingState(person: person),
    reducer: GreetingReducer(),
    effectHandler: NoEffectHandler()
  )
  return GreetingViewController(store: store)
}
