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
  /// Whom to greet; a greeting that is there follows every change.
  var person: Person {
    didSet {
      guard !greeting.isEmpty else { return }
      updateGreeting()
    }
  }

  init(person: Person) {
    self.person = person
  }

  func greetButtonTapped() {
    updateGreeting()
  }

  private func updateGreeting() {
    greeting = Self.words(for: person)
  }

  private static func words(for person: Person) -> String {
    ["Hello", person.firstName, person.lastName]
      .joinedWithoutBlanks(separator: " ")
  }
}
