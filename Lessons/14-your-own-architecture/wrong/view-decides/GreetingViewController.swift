import ConsoleUI
import Formatting
import Layouts

/// Sends what happens as a message and draws each state.
final class GreetingViewController: ViewController {
  private let layout = GreetingLayout()
  private let store: GreetingStore

  init(store: GreetingStore) {
    self.store = store
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
    store.show = { [weak self] state in
      self?.layout.greetingLabel.text = ["Hello", state.greeting]
        .joinedWithoutBlanks(separator: " ")
    }
  }

  func greetButtonTapped() {
    store.send(.greetButtonTapped)
  }
}
