import ConsoleUI
import Formatting
import Layouts
import Models

/// Words the greeting and shows it.
///
/// It asks its model and does not change it.
final class GreetingView: StackView {
  let controller: GreetingController
  private let layout = GreetingLayout()
  private let model: GreetingModel

  init(model: GreetingModel) {
    self.model = model
    controller = GreetingController(model: model)
    super.init(axis: .vertical)
    addArrangedSubviews(layout)
    layout.greetButton.addTarget(
      controller,
      action: GreetingController.greetButtonTapped
    )
    model.addDependent(self)
    update(.greetedPerson)
  }
}

extension GreetingView: HostedView {
  /// The screen has no title, and nothing begins before the first tap.
  func hostDidLoad() {}
}

extension GreetingView: Dependent {
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
