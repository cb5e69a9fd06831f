import ConsoleUI
import Layouts

extension GreetingView {
  func show(_ greeting: String) {
    setGreeting(greeting)
    let controller = self as? ViewController
    (controller?.view as? GreetingLayout)?.greetingLabel.text = greeting
  }
}
