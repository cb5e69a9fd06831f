import ConsoleUI
import Models

/// Puts the greeting screen together; the view holds its store.
///
/// The button sends the store an event. The reducer changes the state, and the
/// view renders the new one.
///
/// ``Reducer`` says where the form is from, and where ours differs.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let store = Store(
    initialState: GreetingState(person: person),
    reducer: GreetingReducer(),
    effectHandler: NoEffectHandler()
  )
  return GreetingViewController(store: store)
}
