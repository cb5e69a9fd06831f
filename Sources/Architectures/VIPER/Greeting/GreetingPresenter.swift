import Formatting

/// What the presenter can ask of the greeting screen.
@MainActor
protocol GreetingView: AnyObject {
  func setGreeting(_ greeting: String)
}

/// Asks the interactor when the user wants a greeting, and words it.
@MainActor
final class GreetingPresenter {
  weak var view: (any GreetingView)?
  private let interactor: any GreetingInteractorInput

  init(interactor: any GreetingInteractorInput) {
    self.interactor = interactor
  }

  func greetButtonTapped() {
    interactor.findPerson()
  }
}

extension GreetingPresenter: GreetingInteractorOutput {
  func personFound(firstName: String, lastName: String) {
    let greeting = ["Hello", firstName, lastName]
      .joinedWithoutBlanks(separator: " ")
    view?.setGreeting(greeting)
  }
}
