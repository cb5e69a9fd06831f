/// Notes that the person was greeted.
///
/// It must know only state and event.
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
