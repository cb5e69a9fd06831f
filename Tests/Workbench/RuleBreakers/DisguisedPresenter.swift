import ConsoleUI
import Layouts

/// A greeting screen whose presenter hides from the rules what it does.
@MainActor
public func makeDisguisedScreen() -> ViewController {
  DisguisedViewController(presenter: DisguisedPresenter())
}

final class DisguisedViewController: ViewController {
  private let layout = GreetingLayout()
  private let presenter: DisguisedPresenter

  init(presenter: DisguisedPresenter) {
    self.presenter = presenter
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.greetButton.addTarget(
      self,
      action: DisguisedViewController.greetButtonTapped
    )
  }

  func greetButtonTapped() {
    presenter.greet(layout.greetingLabel)
    presenter.cast(self)
  }
}

@MainActor
final class DisguisedPresenter {
  func greet(_ label: Label) {
    PainterView.paint(label)
    PrivateView.paint(label)
    Brush().paint(label)
    paintFreely(label)
    label.shout()
    "Hello".paint(label)
    paintByDefault(label)
    Stencil(text: "Hello").paint(label)
    makeFakeScreen(label)
    _ = BrushPresenter()
  }

  func cast(_ view: AnyObject) {
    (view as? ViewController)?.loadViewIfNeeded()
    (view as? ViewController)?.view.isHidden = false
  }

  @MainActor
  private struct Brush {
    func paint(_ label: Label) {
      struct Hair {
        @MainActor
        func paint(_ label: Label) { label.text = "nested" }
      }
      Hair().paint(label)
    }
  }
}

/// Its name says view, and it draws nothing.
@MainActor
enum PainterView {
  static func paint(_ label: Label) { label.text = "named" }
}

@MainActor
private enum PrivateView {
  static func paint(_ label: Label) { label.text = "private" }
}

/// Its name says presenter, and it draws.
final class BrushPresenter: View {}

@MainActor
struct Stencil<Text> {
  let text: Text
  func paint(_ label: Label) { label.text = "generic" }
}

@MainActor
func paintFreely(_ label: Label) { label.text = "free" }

extension Label {
  func shout() { text = "loud" }
}

extension String {
  @MainActor
  func paint(_ label: Label) { label.text = self }
}

@MainActor
protocol DefaultView {}

extension DefaultView {
  func paintByDefault(_ label: Label) { label.text = "default" }
}

extension DisguisedPresenter: DefaultView {}

/// Its name says that it puts a screen together.
@MainActor
func makeFakeScreen(_ label: Label) { label.text = "assembled" }
