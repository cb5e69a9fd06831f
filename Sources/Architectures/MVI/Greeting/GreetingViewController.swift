import ConsoleUI
import Layouts

/// Sends the tap to the store and renders the state.
final class GreetingViewController: ViewController {
  private let layout = GreetingLayout()
  private let store: Store<GreetingReducer>

  init(store: Store<GreetingReducer>) {
    self.store = store
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.greetButton.addTarget(store, event: .greetButtonTapped)
    store.addObserver(self)
  }
}

extension GreetingViewController: StateObserver {
  func render(_ state: GreetingState, replacing previous: GreetingState?) {
    layout.greetingLabel.text = state.greeting
  }
}
