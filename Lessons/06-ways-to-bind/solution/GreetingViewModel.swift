import Formatting
import Models

/// Words the greeting when the user asks for it and puts it into a box.
///
/// It must not know who listens.
@MainActor
final class GreetingViewModel {
  let greeting = Box("")
  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func greetButtonTapped() {
    greeting.value = ["Hello", person.firstName, person.lastName]
      .joinedWithoutBlanks(separator: " ")
  }
}
