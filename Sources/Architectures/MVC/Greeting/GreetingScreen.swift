import ConsoleUI
import Models

/// Puts the greeting screen together.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  GreetingViewController(person: person)
}
