import Formatting
import Models

/// Says what the greeting is, and that it has changed.
///
/// It must not know who listens.
@MainActor
final class GreetingViewModel {
  private(set) var greeting = "" {
    didSet { greetingDidChange?(greeting) }
  }
  var greetingDidChange: ((String) -> Void)?
  /// Whom to greet.
  var person: Person {
    didSet {
      if hasGreeted, greetingDidChange != nil { wordGreeting() }
    }
  }

  private var hasGreeted = false

  init(person: Person) {
    self.person = person
  }

  func greetButtonTapped() {
    hasGreeted = true
    wordGreeting()
  }

  private func wordGreeting() {
    greeting = ["Hello", person.firstName, person.lastName]
      .joinedWithoutBlanks(separator: " ")
  }
}
