import ConsoleUI
import Layouts

/// Shows the greeting that it reads in the view model, and sends the tap there.
final class GreetingViewController: ViewController {
  private let layout = GreetingLayout()
  private let viewModel: GreetingViewModel

  init(viewModel: GreetingViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.greetButton.addTarget(
      viewModel,
      action: GreetingViewModel.greetButtonTapped
    )
  }

  override func updateProperties() {
    super.updateProperties()
    layout.greetingLabel.text = viewModel.greeting
  }
}
