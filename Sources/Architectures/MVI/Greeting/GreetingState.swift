import Formatting
import Models

/// Says whether the person was greeted, and in which words.
///
/// It must not know who shows them.
struct GreetingState: Equatable {
  var hasGreeted = false
  private let person: Person

  init(person: Person) {
    self.person = person
  }

  var greeting: String {
    guard hasGreeted else { return "" }
    return ["Hello", person.firstName, person.lastName]
      .joinedWithoutBlanks(separator: " ")
  }
}
