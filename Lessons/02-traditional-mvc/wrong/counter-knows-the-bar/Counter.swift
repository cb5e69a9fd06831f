/// A number that can be counted up and down.
///
/// It must not know who shows it.
final class Counter: Model {
  /// The label that shows it.
  weak var bar: BarView?
  private(set) var value = 0 { didSet { changed() } }

  func increment() {
    value += 1
  }

  func decrement() {
    value -= 1
  }
}
