import ConsoleUI
import Formatting
import Layouts
import Models

/// Takes the tap, words the greeting and shows it.
///
/// It knows both the model and the view.
final class GreetingViewController: ViewController {
  private let layout = GreetingLayout()
  private let person: Person

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

  private func greetButtonTapped() {
    layout.greetingLabel.text = ["Hello", person.firstName, person.lastName]
      .joinedWithoutBlanks(separator: " ")
  }
}
