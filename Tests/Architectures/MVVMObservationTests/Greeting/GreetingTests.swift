import Models
import TestSupport
import Testing

@testable import MVVMObservation

@MainActor
struct GreetingTests {
  @Test func nothingIsSaidBeforeTheFirstTap() {
    let viewModel = GreetingViewModel(person: .wasin)
    #expect(viewModel.greeting == "")
  }

  @Test func aTapGreetsByFirstAndLastName() {
    let viewModel = GreetingViewModel(person: .wasin)
    viewModel.greetButtonTapped()
    #expect(viewModel.greeting == "Hello Wasin Thonkaew")
  }

  @Test func anotherTapGreetsTheSame() {
    let viewModel = GreetingViewModel(person: .wasin)
    viewModel.greetButtonTapped()
    viewModel.greetButtonTapped()
    #expect(viewModel.greeting == "Hello Wasin Thonkaew")
  }

  @Test func everyOutputTellsOfItsChange() {
    let viewModel = GreetingViewModel(person: .wasin)
    let greeting = Observed { viewModel.greeting }
    viewModel.greetButtonTapped()
    #expect(greeting.value == "Hello Wasin Thonkaew")
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
    let viewModel = GreetingViewModel(person: person)
    viewModel.greetButtonTapped()
    #expect(viewModel.greeting == greeting)
  }
}
