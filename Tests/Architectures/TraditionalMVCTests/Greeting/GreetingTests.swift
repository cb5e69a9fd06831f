import ConsoleUI
import Layouts
import Models
import TestSupport
import Testing

@testable import TraditionalMVC

/// The view words the greeting, so these run through it.
@MainActor
struct GreetingTests {
  @Test func nothingIsSaidBeforeTheFirstTap() throws {
    let screen = try GreetingDriver(greeting: .wasin)
    #expect(screen.layout.greetingLabel.text == nil)
  }

  @Test func aTapGreetsByFirstAndLastName() throws {
    let screen = try GreetingDriver(greeting: .wasin)
    screen.layout.greetButton.sendActions()
    #expect(screen.layout.greetingLabel.text == "Hello Wasin Thonkaew")
  }

  @Test func anotherTapGreetsTheSame() throws {
    let screen = try GreetingDriver(greeting: .wasin)
    screen.layout.greetButton.sendActions()
    screen.layout.greetButton.sendActions()
    #expect(screen.layout.greetingLabel.text == "Hello Wasin Thonkaew")
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
  ) throws {
    let person = Person(firstName: firstName, lastName: lastName)
    let screen = try GreetingDriver(greeting: person)
    screen.layout.greetButton.sendActions()
    #expect(screen.layout.greetingLabel.text == greeting)
  }

  @Test func twoViewsOfOneModelAgree() throws {
    let model = GreetingModel(person: .wasin)
    let views = [GreetingView(model: model), GreetingView(model: model)]
    try layout(of: views[0]).greetButton.sendActions()
    for view in views {
      let label = try layout(of: view).greetingLabel
      #expect(label.text == "Hello Wasin Thonkaew")
    }
  }

  @Test func aViewThatComesLateShowsWhatIs() throws {
    let model = GreetingModel(person: .wasin)
    model.greet()
    let view = GreetingView(model: model)
    let label = try layout(of: view).greetingLabel
    #expect(label.text == "Hello Wasin Thonkaew")
  }

  private func layout(of view: GreetingView) throws -> GreetingLayout {
    try #require(view.subviews.first as? GreetingLayout)
  }
}
