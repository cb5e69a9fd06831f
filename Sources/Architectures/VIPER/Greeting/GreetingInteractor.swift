import Models

/// What the presenter can ask of the greeting's interactor.
@MainActor
protocol GreetingInteractorInput: AnyObject {
  func findPerson()
}

/// What the greeting's interactor tells the presenter.
@MainActor
protocol GreetingInteractorOutput: AnyObject {
  func personFound(firstName: String, lastName: String)
}

/// Keeps the person to greet and hands out the names.
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
