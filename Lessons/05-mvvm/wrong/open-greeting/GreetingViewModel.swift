import Formatting
import Models

/// Says what the greeting is, and that it has changed.
///
/// It must not know who listens.
@MainActor
final class GreetingViewModel {
  var greeting = "" {
    didSet { greetingDidChange?(greeting) }
  }
  var greetingDidChange: ((String) -> Void)?
  /// Whom to greet.
  var person: Person {
    didSet {
      if !greeting.isEmpty { greet() }
    }
  }

  init(person: Person) {
    self.person = person
  }

  func greetButtonTapped() {
    greet()
  }

  private func greet() {
    greeting = ["Hello", person.firstName, person.lastName]
      .joinedWithoutBlanks(separator: " ")
  }
}
