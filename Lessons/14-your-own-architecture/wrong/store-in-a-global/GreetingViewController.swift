import ConsoleUI
import Layouts

/// Sends what happens as a message and draws each state.
final class GreetingViewController: ViewController {
  private let layout = GreetingLayout()
  private var store: GreetingStore? { Current.store }

  init(store: GreetingStore) {
    Current.store = store
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
    store?.show = { [weak self] state in
      self?.layout.greetingLabel.text = state.greeting
    }
  }

  func greetButtonTapped() {
    store?.send(.greetButtonTapped)
  }
}

/// The store of the screen, within everybody's reach.
@MainActor
private enum Current {
  static var store: GreetingStore?
}
