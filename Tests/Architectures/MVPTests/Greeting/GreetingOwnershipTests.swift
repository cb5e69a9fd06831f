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
      let view = GreetingViewSpy()
      presenter.view = view
      view.presenter = presenter
      presenter.greetButtonTapped()
      released = presenter
    }
    #expect(released == nil)
  }

  // Only MVP and VIPER have a presenter.
  @Test func aPresenterDoesNotKeepItsView() {
    let presenter = GreetingPresenter(person: .wasin)
    do {
      let view = GreetingViewSpy()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }
}
