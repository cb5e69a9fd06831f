import ConsoleUI
import Layouts

/// Binds the greeting to its view model.
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
    viewModel.greetingDidChange = { [weak self] greeting in
      self?.layout.greetingLabel.text = greeting
    }
  }
}
