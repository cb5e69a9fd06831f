/// A value that tells one listener of every assignment.
///
/// A view that holds a box can write it, too. A property that is ``Observed``
/// is written by its view model only, and several can observe it.
///
/// The form is that of raywenderlich.com's "iOS MVVM Tutorial: Refactoring from
/// MVC", where the method is `bind(listener:)`. The idea is older: Srdan
/// Rasic's `Dynamic` ("Bindings, Generics, Swift and MVVM", 2014) has one
/// listener too, which its `bindAndFire` calls at once.
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
