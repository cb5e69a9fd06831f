import ConsoleUI
import Formatting
import Layouts
import Models

/// Words the greeting and shows it.
final class GreetingView: StackView {
  let model: GreetingModel
  let controller: GreetingController
  private let layout = GreetingLayout()

  init(model: GreetingModel) {
    self.model = model
    controller = GreetingController(model: model)
    super.init(axis: .vertical)
    addArrangedSubviews(layout)
    layout.greetButton.addTarget(
      controller,
      action: GreetingController.greetButtonTapped
    )
    connect()
  }
}

extension GreetingView: TriadView {
  var modelDependents: [any Dependent<GreetingAspect>] { [self] }

  func display() {
    update(.greetedPerson)
  }

  func update(_ aspect: GreetingAspect) {
    switch aspect {
    case .greetedPerson:
      layout.greetingLabel.text = model.greetedPerson.map(greeting(of:))
    }
  }

  private func greeting(of person: Person) -> String {
    ["Hello", person.firstName, person.lastName]
      .joinedWithoutBlanks(separator: " ")
  }
}
