import ConsoleUI
import Layouts
import Models

/// A greeting screen whose functions have names that rules allow, and do what
/// rules forbid.
@MainActor
public func makeEvadingScreen() -> ViewController {
  let viewModel = EvadingViewModel()
  let controller = EvadingViewController(viewModel: viewModel)
  viewModel.controller = controller
  return controller
}

final class EvadingViewController: ViewController {
  private let layout = GreetingLayout()
  private let viewModel: EvadingViewModel

  init(viewModel: EvadingViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.greetButton.addTarget(self, action: EvadingViewController.render)
  }

  /// Its name is that of what shows a state, and it is what a tap does.
  func render() {
    layout.greetingLabel.text = viewModel.greeting
    viewModel.bind(to: "Hello")
    viewModel.bind { _ in }
    viewModel.show()
    PhotoCell().show(.noNetwork)
  }

  /// What looks like a value that is kept is shown.
  var shownText: String? {
    get { layout.greetingLabel.text }
    set { layout.greetingLabel.text = newValue }
  }
}

@MainActor
final class EvadingViewModel {
  weak var controller: EvadingViewController?
  private var readings = 0 {
    didSet {}
  }

  /// Changes the view model where it seems to be read only.
  var greeting: String {
    readings += 1
    return "Hello"
  }

  func bind(_ listener: (String) -> Void) {}

  /// Has the name of what binds, and sets a value.
  func bind(to text: String) {}

  func show() {
    guard let controller else { return }
    makeShownScreen(controller)
  }
}

/// Its name says that it puts a screen together.
@MainActor
private func makeShownScreen(_ controller: EvadingViewController) {
  controller.shownText = "Hello"
}

extension PhotoCell {
  fileprivate func show(_ error: ServiceError) {
    nameLabel.text = error.message
  }
}
