import ConsoleUI
import Layouts

/// Tells the presenter what the user wants, and shows what it is given.
final class GreetingViewController: ViewController {
  private let layout = GreetingLayout()
  private let presenter: any GreetingModuleInterface

  init(presenter: any GreetingModuleInterface) {
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
    presenter.greet()
  }
}

extension GreetingViewController: GreetingView {
  func setGreeting(_ greeting: String) {
    layout.greetingLabel.text = greeting
  }
}
