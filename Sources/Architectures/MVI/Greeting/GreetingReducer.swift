import Formatting
import Models

/// Whom to greet, and whether that was done.
struct GreetingState: Equatable {
  private let person: Person
  fileprivate(set) var hasGreeted = false

  init(person: Person) {
    self.person = person
  }

  /// Empty until the person was greeted.
  var greeting: String {
    guard hasGreeted else { return "" }
    return ["Hello", person.firstName, person.lastName]
      .joinedWithoutBlanks(separator: " ")
  }
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
  ) -> [Never] {
    switch event {
    case .greetButtonTapped:
      state.hasGreeted = true
      return []
    }
  }
}
