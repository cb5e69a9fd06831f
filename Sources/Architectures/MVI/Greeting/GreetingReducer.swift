import Models

/// Whom to greet, and whether that was done.
struct GreetingState: Equatable {
  var person: Person
  var hasGreeted = false
}

/// What can happen on the greeting screen.
enum GreetingEvent: Equatable {
  case greetButtonTapped
}

/// Notes that the person was greeted.
struct GreetingReducer: Reducer {
  func reduce(
    into state: inout GreetingState,
    event: GreetingEvent
  ) -> [Command<Never, GreetingEvent>] {
    switch event {
    case .greetButtonTapped:
      state.hasGreeted = true
      return []
    }
  }
}
