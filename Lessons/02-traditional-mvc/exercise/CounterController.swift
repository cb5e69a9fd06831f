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
    // 3. What does this tap mean to the model?
  }

  func minusButtonTapped() {
    // 3. And this one?
  }
}
