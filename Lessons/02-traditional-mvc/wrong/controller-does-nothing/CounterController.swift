/// Takes the user's taps and tells the model what they mean.
///
/// It must not know what the views show.
@MainActor
final class CounterController {
  private let counter: Counter

  init(counter: Counter) {
    self.counter = counter
  }

  func plusButtonTapped() {
  }

  func minusButtonTapped() {
  }
}
