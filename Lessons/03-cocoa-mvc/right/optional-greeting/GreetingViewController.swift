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
      if greeted != nil { greeted = person }
    }
  }

  private let layout = GreetingLayout()
  private var greeted: Person? {
    didSet { layout.greetingLabel.text = greeted.map(words(for:)) }
  }

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
    greeted = person
  }

  private func words(for person: Person) -> String {
    ["Hello", person.firstName, person.lastName]
      .joinedWithoutBlanks(separator: " ")
  }
}
