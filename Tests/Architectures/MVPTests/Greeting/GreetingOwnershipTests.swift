import Models
import TestSupport
import Testing

@testable import MVP

@MainActor
struct GreetingOwnershipTests {
  @Test func theGreetingIsReleased() {
    weak var released: GreetingPresenter?
    do {
      let presenter = GreetingPresenter(person: .wasin)
      presenter.greetButtonTapped()
      released = presenter
    }
    #expect(released == nil)
  }

  // Only in MVP and VIPER does the part that decides know its view.
  @Test func aPresenterDoesNotKeepItsView() {
    let presenter = GreetingPresenter(person: .wasin)
    do {
      let view = GreetingViewSpy()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }
}
