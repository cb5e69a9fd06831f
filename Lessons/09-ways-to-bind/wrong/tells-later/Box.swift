/// A value that tells one listener of every assignment.
@MainActor
final class Box<Value> {
  typealias Listener = (Value) -> Void

  var value: Value {
    didSet { Task { @MainActor in listener?(value) } }
  }
  private var listener: Listener?

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ listener: Listener?) {
    self.listener = listener
    listener?(value)
  }
}
