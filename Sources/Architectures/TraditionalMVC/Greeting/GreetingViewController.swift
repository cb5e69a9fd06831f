import ConsoleUI

/// Hosts the view, for the console shows what a view controller hosts.
///
/// It must not know the model, or what the view shows.
final class GreetingViewController: ViewController {
  private let greetingView: GreetingView

  init(greetingView: GreetingView) {
    self.greetingView = greetingView
    super.init()
  }

  override func loadView() {
    view = greetingView
  }
}
