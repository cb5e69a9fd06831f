import Formatting
import Models

extension GreetingViewModel {
  var words: String {
    ["Hello", person.firstName, person.lastName]
      .joinedWithoutBlanks(separator: " ")
  }
}
