import Formatting

/// What the presenter can ask of the greeting screen.
@MainActor
protocol GreetingView: AnyObject {
  func setGreeting(_ greeting: String)
}

/// What the greeting screen can ask of the presenter.
@MainActor
protocol GreetingModuleInterface: AnyObject {
  func greet()
}

/// Asks the interactor for the person, and words a greeting.
@MainActor
final class GreetingPresenter {
  weak var view: (any GreetingView)?
  private let interactor: any GreetingInteractorInput

  init(interactor: any GreetingInteractorInput) {
    self.interactor = interactor
  }
}

extension GreetingPresenter: GreetingModuleInterface {
  func greet() {
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
