import ConsoleUI
import Layouts

/// Tells the presenter what the user does, and shows what it is given.
///
/// It is part of the view here, and must not know the model.
final class GreetingViewController: ViewController {
  private let layout = GreetingLayout()
  private let presenter: GreetingPresenter
  private var shown = ""

  init(presenter: GreetingPresenter) {
    self.presenter = presenter
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
    presenter.greetButtonTapped()
  }
}

extension GreetingViewController: GreetingView {
  func setGreeting(_ greeting: String) {
    guard greeting != shown else { return }
    shown = greeting
    layout.greetingLabel.text = greeting
  }
}
