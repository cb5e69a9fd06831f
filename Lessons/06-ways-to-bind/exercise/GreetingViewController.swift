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
    // 3. Bind the layout's label to the view model's box. The box may outlive
    //    the controller. It must keep neither the controller nor the view model
    //    alive, and neither the view nor its label.
  }

  func greetButtonTapped() {
    viewModel.greetButtonTapped()
  }
}
