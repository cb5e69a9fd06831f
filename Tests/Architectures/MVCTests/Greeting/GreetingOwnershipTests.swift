import ConsoleUI
import MVC
import Models
import TestSupport
import Testing

@MainActor
struct GreetingOwnershipTests {
  @Test func theGreetingIsReleased() throws {
    weak var released: ViewController?
    do {
      let viewController = makeGreetingScreen(person: .wasin)
      let window = Window(showing: viewController)
      try window.press("Click me")
      released = viewController
    }
    #expect(released == nil)
  }
}
