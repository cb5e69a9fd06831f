import Formatting
import Models
import Observation

/// Keeps what the greeting screen shows; whoever reads it is told of changes.
@MainActor
@Observable
final class GreetingStore {
  private(set) var greeting = ""
  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func greet() {
    greeting = ["Hello", person.firstName, person.lastName]
      .joinedWithoutBlanks(separator: " ")
  }
}
