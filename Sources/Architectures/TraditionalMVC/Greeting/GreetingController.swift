/// Takes the tap and tells the model what it means.
///
/// It must not know what the view shows. It opens no screen and no alert, and
/// so does without its view and depends on nothing.
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
