import ConsoleUI
import Layouts

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
    layout.greetButton.addTarget(
      self,
      action: GreetingViewController.greetButtonTapped
    )
  }

  func greetButtonTapped() {
    layout.greetingLabel.text = ""
    presenter.greetButtonTapped()
  }
}

extension GreetingViewController: GreetingView {
  func setGreeting(_ greeting: String) {
    layout.greetingLabel.text = greeting
  }
}
