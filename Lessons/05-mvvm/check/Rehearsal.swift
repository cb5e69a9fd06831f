import ConsoleUI
import Layouts
import Models

@testable import Exercise05

/// The learner's view model, and what it has told its one listener.
@MainActor
final class Rehearsal {
  let viewModel: GreetingViewModel
  private(set) var told: [String] = []
  /// What the view model said when it was asked in the moment of telling.
  private(set) var asked: [String] = []

  init(_ firstName: String, _ lastName: String) {
    let person = Person(firstName: firstName, lastName: lastName)
    viewModel = GreetingViewModel(person: person)
    viewModel.greetingDidChange = { [weak self] greeting in
      guard let self else { return }
      told.append(greeting)
      asked.append(viewModel.greeting)
    }
  }
}

/// What is thrown where a screen has another view than it should.
struct NoLayout: Error, CustomStringConvertible {
  let description = "a screen without a GreetingLayout"
}

/// The learner's screen, which nobody sees.
@MainActor
struct Screen {
  let viewModel: GreetingViewModel
  let controller: GreetingViewController
  private let window: Window

  init(_ viewModel: GreetingViewModel) {
    self.viewModel = viewModel
    controller = GreetingViewController(viewModel: viewModel)
    window = Window(
      size: CellSize(width: 60, height: 5),
      rootViewController: controller
    )
    window.makeVisible()
  }

  init(_ firstName: String, _ lastName: String) {
    let person = Person(firstName: firstName, lastName: lastName)
    self.init(GreetingViewModel(person: person))
  }

  func layout() throws -> GreetingLayout {
    guard let layout = controller.view as? GreetingLayout else {
      throw NoLayout()
    }
    return layout
  }

  var greeting: String { (try? layout())?.greetingLabel.text ?? "" }

  /// Brings the screen up to date, as before every frame.
  func draw() {
    _ = window.makeFrame()
  }

  func tap() {
    window.buttons.first { $0.title == "Click me" }?.sendActions()
  }
}
