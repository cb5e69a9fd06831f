import Testing

@testable import VIPER

@MainActor
struct GreetingPresenterTests {
  private let interactor = GreetingInteractorSpy()
  private let view = GreetingViewSpy()
  private let presenter: GreetingPresenter

  init() {
    presenter = GreetingPresenter(interactor: interactor)
    presenter.view = view
  }

  @Test func eachTapAsksForThePerson() {
    presenter.greet()
    presenter.greet()
    #expect(interactor.timesAsked == 2)
    #expect(view.greetings == [])
  }

  @Test func aPersonIsGreetedWhenFound() {
    presenter.personFound(firstName: "Wasin", lastName: "Thonkaew")
    #expect(view.greetings == ["Hello Wasin Thonkaew"])
    #expect(interactor.timesAsked == 0)
  }
}

/// Counts how often the presenter asks for the person.
private final class GreetingInteractorSpy: GreetingInteractorInput {
  private(set) var timesAsked = 0

  func findPerson() {
    timesAsked += 1
  }
}
