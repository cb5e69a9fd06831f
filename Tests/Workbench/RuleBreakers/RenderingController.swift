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
  private var lastGreeting = ""
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
    viewModel.didChange = { [weak self] in self?.render() }
  }

  func greetButtonTapped() {
    viewModel.change()
    layout.greetingLabel.text = "beside"
    renderLater?()
    draw()
    refresh()
  }

  private func render() {
    layout.greetingLabel.text = viewModel.greeting + viewModel.word(at: 0)
    show("helped")
    viewModel.reset()
    draw()
    renderLater = { [layout] in layout.greetingLabel.isHidden = true }
  }

  /// Is called by `render`, and by a tap.
  private func draw() {
    layout.greetingLabel.isHidden = false
  }

  private func refresh() {
    lastGreeting = viewModel.greeting
  }

  private func show(_ text: String) {
    layout.greetingLabel.text = text
  }
}

@MainActor
final class RenderedViewModel {
  var greeting: String { "Hello" }

  var didChange: (() -> Void)?

  func word(at index: Int) -> String { "World" }

  func change() { didChange?() }

  func reset() {}
}
