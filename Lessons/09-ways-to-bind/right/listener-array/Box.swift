/// A value that tells one listener of every assignment.
@MainActor
final class Box<Value> {
  typealias Listener = (Value) -> Void

  var value: Value {
    didSet { listeners.forEach { $0(value) } }
  }
  private var listeners: [Listener] = []

  init(_ value: Value) {
    self.value = value
  }

  /// Calls the listener now and at every assignment.
  ///
  /// A new listener replaces the old one; nil removes it.
  func bind(_ listener: Listener?) {
    listeners = []
    guard let listener else { return }
    listeners.append(listener)
    listener(value)
  }
}
