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

  var greeting: String {
    let layout = controller.view as? GreetingLayout
    return layout?.greetingLabel.text ?? ""
  }

  func tap() {
    window.buttons.first { $0.title == "Click me" }?.sendActions()
  }
}
