import ConsoleUI
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
    store.label = layout.greetingLabel
  }

  func greetButtonTapped() {
    store.send(.greetButtonTapped)
  }
}
