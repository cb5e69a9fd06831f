import ConsoleUI
import Layouts

/// Passes the tap on to the view model and shows the greeting that it reads
/// there.
///
/// It is part of the view here, and must not know the model.
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
      self,
      action: GreetingViewController.greetButtonTapped
    )
  }

  override func updateProperties() {
    super.updateProperties()
    layout.greetingLabel.text = viewModel.greeting
  }

  func greetButtonTapped() {
    viewModel.greetButtonTapped()
  }
}
