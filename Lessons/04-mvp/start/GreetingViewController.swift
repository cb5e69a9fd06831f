import ConsoleUI
import Formatting
import Layouts
import Models

/// 3. This is still lesson 03: it decides everything. Leave it what a view
/// does: pass the tap on, and show what it is given (`GreetingView`).
final class GreetingViewController: ViewController {
  var person: Person {
    didSet {
      if hasGreeted { showGreeting() }
    }
  }

  private let layout = GreetingLayout()
  private var hasGreeted = false

  init(person: Person) {
    self.person = person
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.greetButton.addTarget(
      self,
      action: GreetingViewController.greetButtonTapped
    )
  }

  func greetButtonTapped() {
    hasGreeted = true
    showGreeting()
  }

  private func showGreeting() {
    layout.greetingLabel.text = ["Hello", person.firstName, person.lastName]
      .joinedWithoutBlanks(separator: " ")
  }
}
