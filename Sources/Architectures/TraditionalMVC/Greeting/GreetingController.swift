/// Takes the tap and tells the model what it means.
///
/// It presents nothing, so it needs neither its view nor the model's changes.
@MainActor
final class GreetingController {
  private let model: GreetingModel

  init(model: GreetingModel) {
    self.model = model
  }

  func greetButtonTapped() {
    model.greet()
  }
}
