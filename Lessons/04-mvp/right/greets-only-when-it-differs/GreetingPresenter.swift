import Formatting
import Models

/// Decides what the screen greets with, and when.
///
/// It knows the view by its protocol only, and must not know a widget.
@MainActor
final class GreetingPresenter {
  weak var view: (any GreetingView)?
  /// Whom to greet; a greeting on the screen follows every change.
  var person: Person {
    didSet {
      if shown != nil { showGreeting() }
    }
  }

  private var shown: String?

  init(person: Person) {
    self.person = person
  }

  func greetButtonTapped() {
    showGreeting()
  }

  private func showGreeting() {
    let greeting = ["Hello", person.firstName, person.lastName]
      .joinedWithoutBlanks(separator: " ")
    guard greeting != shown else { return }
    shown = greeting
    view?.setGreeting(greeting)
  }
}
