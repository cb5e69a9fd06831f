import Formatting
import Models

/// What the presenter can ask of the greeting screen.
@MainActor
protocol GreetingView: AnyObject {
  func setGreeting(_ greeting: String)
}

/// Words the greeting when the user asks for it and hands it to the view.
///
/// It knows the view by its protocol only, and imports no widget.
@MainActor
final class GreetingPresenter {
  weak var view: (any GreetingView)?
  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func greetButtonTapped() {
    let greeting = ["Hello", person.firstName, person.lastName]
      .joinedWithoutBlanks(separator: " ")
    view?.setGreeting(greeting)
  }
}
