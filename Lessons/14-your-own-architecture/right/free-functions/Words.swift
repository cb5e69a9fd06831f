import Formatting
import Models

func greetingWords(for person: Person) -> String {
  ["Hello", person.firstName, person.lastName]
    .joinedWithoutBlanks(separator: " ")
}
