/// A value that tells one listener of every assignment.
@MainActor
final class Box<Value> {
  typealias Listener = (Value) -> Void

  // 1. Tell the listener of every assignment, also if the value is the same.
  //    Whoever looks into the box then must find the new value.
  var value: Value
  private var listener: Listener?

  init(_ value: Value) {
    self.value = value
  }

  /// Calls the listener now and at every assignment; it replaces the last
  /// one, and nil unbinds.
  func bind(_ listener: Listener?) {
    // 2. Do what the comment says.
  }
}
