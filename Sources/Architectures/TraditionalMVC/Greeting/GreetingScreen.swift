import ConsoleUI
import Models

/// Puts the greeting screen together.
///
/// The way through it: the controller tells the model to greet. The model tells
/// its dependents that somebody was greeted. The view asks it who, and words
/// and shows the greeting.
///
/// Where this form is from, and where ours differs, stands with `TriadView`.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let model = GreetingModel(person: person)
  return HostViewController(hosting: GreetingView(model: model))
}
