import ConsoleUI
import Models

/// Puts the greeting screen together: the view is given its model, and makes
/// its controller.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let model = GreetingModel(person: person)
  return GreetingViewController(greetingView: GreetingView(model: model))
}
