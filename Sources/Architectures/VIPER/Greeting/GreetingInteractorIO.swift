/// What the presenter can ask of the greeting's interactor.
///
/// It speaks of the task, and must not name the model.
@MainActor
protocol GreetingInteractorInput: AnyObject {
  func findPerson()
}

/// What the greeting's interactor tells the presenter.
///
/// It hands out plain values, and must not name the model.
@MainActor
protocol GreetingInteractorOutput: AnyObject {
  func personFound(firstName: String, lastName: String)
}
