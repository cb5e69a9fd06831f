import ConsoleUI
import Layouts

/// Sends the tap to the store and renders the state.
///
/// It is part of the view here, and must not know the model.
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
    layout.greetButton.addTarget(
      self,
      action: GreetingViewController.greetButtonTapped
    )
    store.addObserver(self)
  }

  func greetButtonTapped() {
    store.send(.greetButtonTapped)
  }
}

extension GreetingViewController: StateObserver {
  func render(_ state: GreetingState, replacing previous: GreetingState?) {
    if state.greeting != previous?.greeting {
      layout.greetingLabel.text = state.greeting
    }
  }
}
