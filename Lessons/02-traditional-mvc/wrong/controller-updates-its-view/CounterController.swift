/// Takes the user's taps and tells the model what they mean.
///
/// It must not know what the views show.
@MainActor
final class CounterController {
  private let counter: Counter
  weak var view: (any Dependent)?

  init(counter: Counter) {
    self.counter = counter
  }

  func plusButtonTapped() {
    counter.increment()
    view?.update()
  }

  func minusButtonTapped() {
    counter.decrement()
    view?.update()
  }
}
