import Formatting
import Models

extension Person {
  var greeting: String {
    ["Hello", firstName, lastName].joinedWithoutBlanks(separator: " ")
  }
}
