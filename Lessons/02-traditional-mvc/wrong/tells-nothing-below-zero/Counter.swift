/// A number that can be counted up and down.
///
/// It must not know who shows it.
final class Counter: Model {
  private(set) var value = 0 {
    didSet { if value >= 0 || oldValue >= 0 { changed() } }
  }

  func increment() {
    value += 1
  }

  func decrement() {
    value -= 1
  }
}
