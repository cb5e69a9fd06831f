/// A copy of `Box`, which a test keeps equal.
///
/// The view models use a `Box` of their own module, where the compiler makes
/// one for just their type; from here, `Box` itself is one for all types.
@MainActor
final class LocalBox<Value> {
  typealias Listener = (Value) -> Void

  var value: Value {
    didSet { listener?(value) }
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
