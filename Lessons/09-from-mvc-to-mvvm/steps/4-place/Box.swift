/// A value that tells one listener of every assignment.
///
/// The smallest way to bind a view to a view model. It must not know what its
/// listener does. After the `Box` and `Dynamic` types that iOS developers
/// wrote for MVVM before Combine, such as Srdan Rasic's in "Bindings,
/// Generics, Swift and MVVM" (2014).
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
  /// A new listener replaces the old one; nil removes it.
  func bind(_ listener: Listener?) {
    self.listener = listener
    listener?(value)
  }
}
