import ConsoleUI
import Layouts

/// A greeting screen that sets its widgets where it renders, and elsewhere.
@MainActor
public func makeRenderingScreen() -> ViewController {
  RenderingViewController(viewModel: RenderedViewModel())
}

final class RenderingViewController: ViewController {
  private let layout = GreetingLayout()
  private let viewModel: RenderedViewModel
  private var renderLater: (() -> Void)?

  init(viewModel: RenderedViewModel) {
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
      action: RenderingViewController.greetButtonTapped
    )
    layout.greetingLabel.text = "set up"
  }

  func greetButtonTapped() {
    viewModel.change()
    render()
    layout.greetingLabel.text = "beside"
    renderLater?()
  }

  private func render() {
    layout.greetingLabel.text = viewModel.greeting + viewModel.word(at: 0)
    show("helped")
    viewModel.change()
    renderLater = { [layout] in layout.greetingLabel.isHidden = true }
  }

  private func show(_ text: String) {
    layout.greetingLabel.text = text
  }
}

@MainActor
final class RenderedViewModel {
  var greeting: String { "Hello" }

  func word(at index: Int) -> String { "World" }

  func change() {}
}
