import ConsoleUI
import Layouts

/// The humble part: it has the screen, and decides nothing.
final class GreetingViewController: ViewController {
  private let layout = GreetingLayout()

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
    // 5. Pass the tap on to the type that decides.
  }
}
