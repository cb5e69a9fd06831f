import Formatting
import Models

/// Decides what the screen greets with, and when.
@MainActor
final class GreetingPresenter {
  weak var view: (any GreetingView)?
  /// Whom to greet.
  var person: Person {
    didSet {
      if hasGreeted { showGreeting() }
    }
  }
  private var hasGreeted = false

  init(person: Person) {
    self.person = person
  }

  func greetButtonTapped() {
    hasGreeted = true
    showGreeting()
  }

  private func showGreeting() {
    let greeting = ["Hello", person.firstName, person.lastName]
      .joinedWithoutBlanks(separator: " ")
    view?.setGreeting(greeting)
  }
}
