/// What the presenter can ask of the greeting screen.
///
/// It speaks of greetings, and must not name a type of ConsoleUI.
@MainActor
protocol GreetingView: AnyObject {
  func setGreeting(_ greeting: String)
}
