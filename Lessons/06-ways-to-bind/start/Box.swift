/// A value that tells one listener of every assignment.
@MainActor
final class Box<Value> {
  typealias Listener = (Value) -> Void

  // 1. Tell the listener of every assignment, also if the value is the same.
  //    A listener that looks into the box must find the new value there.
  var value: Value
  private var listener: Listener?

  init(_ value: Value) {
    self.value = value
  }

  /// Calls the listener now and at every assignment.
  ///
  /// A listener that changes the value, even while `bind` calls it, hears of
  /// that, too. A new listener replaces the old one; nil removes it.
  func bind(_ listener: Listener?) {
    // 2. Do what the comment says.
  }
}
