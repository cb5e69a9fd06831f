import Formatting
import Models

/// The words for a person, and nothing else.
func greetingWords(for person: Person) -> String {
  ["Hello", person.firstName, person.lastName]
    .joinedWithoutBlanks(separator: " ")
}
