import Formatting
import Models

/// Says what the greeting is, and that it has changed.
///
/// It must not know who listens.
@MainActor
final class GreetingViewModel {
  // 1. Whoever listens hears of every new greeting.
  private(set) var greeting = ""
  var greetingDidChange: ((String) -> Void)?
  // 3. A greeting that is there follows every change of the person. Before the
  //    first tap a change makes no greeting.
  /// Whom to greet.
  var person: Person

  init(person: Person) {
    self.person = person
  }

  func greetButtonTapped() {
    // 2. Set the greeting. Gap 1 tells whoever listens.
  }
}
