import Models

/// Finds the person to greet.
///
/// It knows the presenter as its output only, and must not know a view.
@MainActor
final class GreetingInteractor {
  weak var output: (any GreetingInteractorOutput)?
  private let person: Person

  init(person: Person) {
    self.person = person
  }
}

extension GreetingInteractor: GreetingInteractorInput {
  func findPerson() {
    output?.personFound(
      firstName: person.firstName,
      lastName: person.lastName
    )
  }
}
