/// A value that tells one listener of every assignment.
@MainActor
final class Box<Value> {
  typealias Listener = (Value) -> Void

  var value: Value {
    didSet { listener?(value) }
  }
  private var listener: Listener?

  init(_ value: Value) {
    self.value = value
  }

  /// Calls the listener now and at every assignment.
  ///
  /// A listener that changes the value, even while `bind` calls it, hears of
  /// that, too. A new listener replaces the old one; nil removes it.
  func bind(_ listener: Listener?) {
    self.listener = listener
    listener?(value)
  }
}
