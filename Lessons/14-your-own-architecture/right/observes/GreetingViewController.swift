import ConsoleUI
import Layouts

/// Tells the store of taps, and shows what it reads there.
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
  }

  override func updateProperties() {
    super.updateProperties()
    layout.greetingLabel.text = store.greeting
  }

  func greetButtonTapped() {
    store.greet()
  }
}
