import Formatting
import Models

struct GreetingWords {
  let person: Person

  func full() -> String {
    ["Hello", person.firstName, person.lastName]
      .joinedWithoutBlanks(separator: " ")
  }
}
