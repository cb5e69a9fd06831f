import ConsoleUI
import Layouts

/// Tells the view model what the user does, and binds the screen to it.
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
    // 3. Bind the layout's label to the view model's box. The closure must not
    //    keep the controller alive. The box may outlive the controller.
  }

  func greetButtonTapped() {
    viewModel.greetButtonTapped()
  }
}
