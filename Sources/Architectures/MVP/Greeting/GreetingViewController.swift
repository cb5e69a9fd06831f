import ConsoleUI
import Layouts

/// Connects the button with the presenter, and shows the greeting that it is
/// given.
///
/// In MVP a view controller is part of the view. It imports no model.
final class GreetingViewController: ViewController {
  private let layout = GreetingLayout()
  private let presenter: GreetingPresenter

  init(presenter: GreetingPresenter) {
    self.presenter = presenter
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.greetButton.addAction(presenter.greetButtonTapped)
  }
}

extension GreetingViewController: GreetingView {
  func setGreeting(_ greeting: String) {
    layout.greetingLabel.text = greeting
  }
}
