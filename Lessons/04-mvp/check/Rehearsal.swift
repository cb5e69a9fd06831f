import ConsoleUI
import Formatting
import Layouts
import Models

@testable import Exercise04

/// A view without a screen: it writes down what it is asked to show.
final class GreetingViewSpy: GreetingView {
  private(set) var greetings: [String] = []

  func setGreeting(_ greeting: String) {
    greetings.append(greeting)
  }
}

/// A spy with widgets, which a presenter must not reach.
final class ScreenSpy: ViewController, GreetingView {
  private let layout = GreetingLayout()

  var greeting: String { layout.greetingLabel.text ?? "" }

  override func loadView() {
    view = layout
  }

  func setGreeting(_ greeting: String) {}
}

/// The learner's presenter before a spy.
@MainActor
struct Rehearsal {
  let presenter: GreetingPresenter
  let spy = GreetingViewSpy()

  init(_ firstName: String, _ lastName: String) {
    let person = Person(firstName: firstName, lastName: lastName)
    presenter = GreetingPresenter(person: person)
    presenter.view = spy
  }

  func greetingsAfterTap() -> [String] {
    presenter.greetButtonTapped()
    return spy.greetings
  }
}

/// The learner's whole screen, which nobody sees.
///
/// It does not hold the presenter: the view has to.
@MainActor
struct Screen {
  weak var presenter: GreetingPresenter?
  let controller: ViewController
  private let window: Window

  init(_ firstName: String, _ lastName: String) {
    let person = Person(firstName: firstName, lastName: lastName)
    let presenter = GreetingPresenter(person: person)
    self.presenter = presenter
    controller = makeGreetingScreen(presenter: presenter)
    window = Window(
      size: CellSize(width: 60, height: 5),
      rootViewController: controller
    )
    window.makeVisible()
  }

  var greeting: String { label?.text ?? "" }

  private var label: Label? {
    (controller.view as? GreetingLayout)?.greetingLabel
  }

  /// Sets the label behind the view controller's back.
  func write(_ text: String) {
    label?.text = text
  }

  /// All that can be read on the screen, line by line.
  var lines: [String] {
    ([controller.title ?? ""] + window.makeFrame().lines)
      .map { $0.trimmingWhitespace() }
      .filter { !$0.isEmpty }
  }

  func tap() {
    window.buttons.first { $0.title == "Click me" }?.sendActions()
  }
}
