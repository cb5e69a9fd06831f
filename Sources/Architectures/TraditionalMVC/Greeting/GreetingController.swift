/// Takes the tap and tells the model what it means.
final class GreetingController: Controller<GreetingModel, GreetingView> {
  func greetButtonTapped() {
    model.greet()
  }
}
