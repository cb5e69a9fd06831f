import Formatting
import Models

/// Everything that the greeting screen shows.
struct GreetingState: Equatable {
  var greeting = ""
}

/// Everything that can happen to it.
enum GreetingMessage {
  case greetButtonTapped
}

/// Holds the state, changes it by messages only, and shows each new one.
///
/// It must not know who listens.
@MainActor
final class GreetingStore {
  var show: ((GreetingState) -> Void)?
  private(set) var state = GreetingState() {
    didSet { show?(state) }
  }
  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func send(_ message: GreetingMessage) {
    switch message {
    case .greetButtonTapped:
      state.greeting = ["Hello", person.firstName, person.lastName]
        .joinedWithoutBlanks(separator: " ")
    }
  }
}
