import ConsoleUI
import Layouts
import MVC
import Models
import Testing

/// Uses the greeting screen as its user does, and finds what it shows.
///
/// It keeps the screen alive, which a button does not do.
@MainActor
struct GreetingDriver {
  let window: Window
  let layout: GreetingLayout

  init(greeting person: Person) throws {
    let viewController = makeGreetingScreen(person: person)
    window = Window(showing: viewController)
    layout = try #require(viewController.view as? GreetingLayout)
  }
}
