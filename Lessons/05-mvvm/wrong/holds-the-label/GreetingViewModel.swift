import Formatting
import Models

/// Says what the greeting is, and that it has changed.
///
/// It must not know who listens.
@MainActor
final class GreetingViewModel {
  // 1. Whoever listens hears of every new greeting.
  private(set) var greeting = "" {
    didSet { greetingDidChange?(greeting) }
  }
  var greetingDidChange: ((String) -> Void)?
  // 3. A greeting that is there follows every change of the person. One that
  //    is not yet there stays away.
  /// Whom to greet.
  var person: Person {
    didSet { if isAsked { word() } }
  }
  private var isAsked = false

  init(person: Person) {
    self.person = person
  }

  func greetButtonTapped() {
    isAsked = true
    word()
  }

  private func word() {
    greeting = ["Hello", person.firstName, person.lastName]
      .joinedWithoutBlanks(separator: " ")
  }
}
