import Formatting
import Models

/// Keeps the state of the greeting, and takes its messages.
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
