import ConsoleUI
import Layouts

final class GreetingViewController: ViewController {
  private let layout = GreetingLayout()
  private let words: () -> String

  init(words: @escaping () -> String) {
    self.words = words
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.greetButton.addTarget(self, action: GreetingViewController.tapped)
  }

  func tapped() {
    layout.greetingLabel.text = words()
  }
}
