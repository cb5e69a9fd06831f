import ConsoleUI
import Formatting
import Layouts
import Models

extension GreetingViewController {
  func showOwnWords() {
    let person = presenter.person
    layout.greetingLabel.text = ["Hello", person.firstName, person.lastName]
      .joinedWithoutBlanks(separator: " ")
  }
}
