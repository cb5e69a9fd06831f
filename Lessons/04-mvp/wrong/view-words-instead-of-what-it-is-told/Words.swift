import Formatting
import Models

extension GreetingPresenter {
  var words: String {
    ["Hello", person.firstName, person.lastName]
      .joinedWithoutBlanks(separator: " ")
  }
}
