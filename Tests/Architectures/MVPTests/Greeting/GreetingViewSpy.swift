@testable import MVP

/// Keeps what the presenter asks of the greeting screen.
final class GreetingViewSpy: GreetingView {
  var presenter: GreetingPresenter?
  private(set) var greetings: [String] = []

  func setGreeting(_ greeting: String) {
    greetings.append(greeting)
  }
}
