import Models
import TestSupport
import Testing

@testable import VIPER

/// Presenter and interactor together, between person and view.
@MainActor
struct GreetingTests {
  private let view = GreetingViewSpy()

  @Test func nothingIsSaidBeforeTheFirstTap() {
    _ = makePresenter(greeting: .wasin)
    #expect(view.greetings == [])
  }

  @Test func aTapGreetsByFirstAndLastName() {
    let presenter = makePresenter(greeting: .wasin)
    presenter.greet()
    #expect(view.greetings == ["Hello Wasin Thonkaew"])
  }

  @Test func anotherTapGreetsTheSame() {
    let presenter = makePresenter(greeting: .wasin)
    presenter.greet()
    presenter.greet()
    #expect(
      view.greetings == ["Hello Wasin Thonkaew", "Hello Wasin Thonkaew"]
    )
  }

  @Test(arguments: [
    ("Wasin", "", "Hello Wasin"),
    ("", "Thonkaew", "Hello Thonkaew"),
    (" \t", "\n", "Hello"),
    (" Wasin ", " Thonkaew ", "Hello Wasin Thonkaew"),
    ("Mary Ann", "Evans", "Hello Mary Ann Evans"),
  ])
  func blankPartsOfTheNameAreLeftOut(
    firstName: String,
    lastName: String,
    greeting: String
  ) {
    let person = Person(firstName: firstName, lastName: lastName)
    let presenter = makePresenter(greeting: person)
    presenter.greet()
    #expect(view.greetings == [greeting])
  }

  private func makePresenter(greeting person: Person) -> GreetingPresenter {
    let interactor = GreetingInteractor(person: person)
    let presenter = GreetingPresenter(interactor: interactor)
    interactor.output = presenter
    presenter.view = view
    return presenter
  }
}
