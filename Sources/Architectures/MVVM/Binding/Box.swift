/// A value that tells one listener of every assignment.
///
/// Whoever holds a box can write it, a view as well. ``Observed`` is what came
/// after it: only the view model writes, and several observe.
///
/// After the `Box` and `Dynamic` types that iOS developers wrote for MVVM
/// before Combine, such as Srdan Rasic's in "Bindings, Generics, Swift and
/// MVVM" (2014).
///
/// It is `package` for a benchmark, which measures one from another module.
@MainActor
package final class Box<Value> {
  package typealias Listener = (Value) -> Void

  package var value: Value {
    didSet { listener?(value) }
  }
  private var listener: Listener?

  package init(_ value: Value) {
    self.value = value
  }

  /// Calls the listener now and at every assignment.
  ///
  /// A new listener replaces the old one; nil removes it.
  package func bind(_ listener: Listener?) {
    self.listener = listener
    listener?(value)
  }
}
