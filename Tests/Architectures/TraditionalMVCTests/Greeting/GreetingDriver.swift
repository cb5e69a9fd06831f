import ConsoleUI
import Layouts
import Models
import Testing

@testable import TraditionalMVC

/// Uses the greeting's view as its user does, and finds what it shows.
///
/// It keeps the view alive, which a button does not do.
@MainActor
struct GreetingDriver {
  let view: GreetingView
  let layout: GreetingLayout

  init(greeting person: Person) throws {
    view = GreetingView(model: GreetingModel(person: person))
    layout = try #require(view.subviews.first as? GreetingLayout)
  }
}
