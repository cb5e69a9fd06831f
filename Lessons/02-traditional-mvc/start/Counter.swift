/// A number that can be counted up and down.
///
/// It must not know who shows it.
final class Counter: Model {
  // 2. Whoever depends on the counter hears of every change.
  private(set) var value = 0

  func increment() {
    value += 1
  }

  func decrement() {
    value -= 1
  }
}
