import Formatting
import Models

/// Words the greeting when the user asks for it, and says that it changed.
@MainActor
final class GreetingViewModel {
  private(set) var greeting = "" {
    didSet { greetingDidChange?(greeting) }
  }
  var greetingDidChange: ((String) -> Void)?
  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func greetButtonTapped() {
    greeting = ["Hello", person.firstName, person.lastName]
      .joinedWithoutBlanks(separator: " ")
  }
}
