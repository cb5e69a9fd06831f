import Models
import TestSupport
import Testing

@testable import MVI

struct GreetingTests {
  @Test func nothingIsSaidBeforeTheFirstTap() {
    let state = GreetingState(person: .wasin)
    #expect(state.greeting == "")
  }

  @Test func aTapGreetsByFirstAndLastName() {
    var state = GreetingState(person: .wasin)
    let commands = GreetingReducer().reduce(
      into: &state,
      event: .greetButtonTapped
    )
    #expect(state.greeting == "Hello Wasin Thonkaew")
    #expect(commands == [])
  }

  @Test func anotherTapGreetsTheSame() {
    var state = GreetingState(person: .wasin)
    _ = GreetingReducer().reduce(into: &state, event: .greetButtonTapped)
    _ = GreetingReducer().reduce(into: &state, event: .greetButtonTapped)
    #expect(state.greeting == "Hello Wasin Thonkaew")
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
    var state = GreetingState(person: person)
    _ = GreetingReducer().reduce(into: &state, event: .greetButtonTapped)
    #expect(state.greeting == greeting)
  }
}
