import ConsoleUI
import Formatting
import Layouts
import Models

/// Takes the tap, words the greeting and shows it.
///
/// It knows model and view, which must not know each other.
final class GreetingViewController: ViewController {
  /// Whom to greet; a greeting on the screen follows every change.
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
