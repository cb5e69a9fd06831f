/// Decides what becomes of the greeting.
///
/// It must not know anything but state and event.
struct GreetingReducer: Reducer {
  func reduce(
    into state: inout GreetingState,
    event: GreetingEvent
  ) -> [Never] {
    switch event {
    case .greetButtonTapped:
      state.hasGreeted = true
      return []
    }
  }
}
