import ConsoleUI
import Formatting
import Layouts
import Models

final class GreetingViewController: ViewController {
  private let layout = GreetingLayout()
  private let store: GreetingStore
  private let person: Person

  init(store: GreetingStore, person: Person) {
    self.store = store
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
    layout.greetingLabel.text = [
      "Hel" + "lo", person.firstName, person.lastName,
    ]
    .joinedWithoutBlanks(separator: " ")
  }
}
