import Models
import TestSupport
import Testing

@testable import VIPER

@MainActor
struct GreetingOwnershipTests {
  @Test func theGreetingIsReleased() {
    weak var releasedPresenter: GreetingPresenter?
    weak var releasedInteractor: GreetingInteractor?
    do {
      let interactor = GreetingInteractor(person: .wasin)
      let presenter = GreetingPresenter(interactor: interactor)
      interactor.output = presenter
      presenter.greet()
      releasedPresenter = presenter
      releasedInteractor = interactor
    }
    #expect(releasedPresenter == nil)
    #expect(releasedInteractor == nil)
  }

  // Only MVP and VIPER have a presenter.
  @Test func aPresenterDoesNotKeepItsView() {
    let presenter = GreetingPresenter(
      interactor: GreetingInteractor(person: .wasin)
    )
    do {
      let view = GreetingViewSpy()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }
}
