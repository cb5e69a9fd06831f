import Formatting
import Models
import Observation

/// Words the greeting when the user asks for it.
@MainActor
@Observable
final class GreetingViewModel {
  private(set) var greeting = ""
  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func greetButtonTapped() {
    greeting = ["Hello", person.firstName, person.lastName]
      .joinedWithoutBlanks(separator: " ")
  }
}
