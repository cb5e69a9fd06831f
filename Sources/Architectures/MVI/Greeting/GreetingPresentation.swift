import Formatting
import Models

/// What the greeting screen shows.
extension GreetingState {
  /// Empty until the person was greeted.
  var greeting: String {
    guard hasGreeted else { return "" }
    return ["Hello", person.firstName, person.lastName]
      .joinedWithoutBlanks(separator: " ")
  }
}
