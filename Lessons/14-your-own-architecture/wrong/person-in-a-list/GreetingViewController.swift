import ConsoleUI
import Layouts
import Models

/// The humble part: it has the screen, and decides nothing.
final class GreetingViewController: ViewController {
  private let layout = GreetingLayout()
  private let guests: [Person]

  init(guests: [Person]) {
    self.guests = guests
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
    layout.greetingLabel.text = guests.map(greetingWords(for:)).first
  }
}
