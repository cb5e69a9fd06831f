/// A property that views observe and that its view model alone writes.
///
/// A view model declares `@Observed private(set) var title = ""`. Then
/// `viewModel.title` is the value and `viewModel.$title` is what a view binds
/// to. The compiler refuses a view that writes either one.
///
/// In kudoleh's template, a view knows its view model by a protocol. Here, it
/// knows the class. A protocol cannot require `$title`, only an
/// ``ObservedValue`` of another name.
///
/// It is written like Combine's `@Published` (Apple, 2019). `@Published` tells
/// of a value before it is stored, `@Observed` after.
///
/// From iOS 26 on, UIKit tracks `@Observable` objects by itself: see the module
/// `MVVMObservation`. A binding by hand needs no such UIKit, and its code shows
/// what a binding does.
@propertyWrapper
@MainActor
struct Observed<Value: Equatable> {
  let projectedValue: ObservedValue<Value>

  var wrappedValue: Value {
    get { projectedValue.value }
    nonmutating set { projectedValue.value = newValue }
  }

  init(wrappedValue: Value) {
    projectedValue = ObservedValue(wrappedValue)
  }
}

/// A value that tells all who are bound to it of every change.
///
/// The form is that of `Observable` in kudoleh's iOS-Clean-Architecture-MVVM,
/// as it is today. Both hold their observers weakly, and call them before an
/// assignment returns. In kudoleh's, a view can write the value, every
/// assignment is told, and the block of an observer that is gone is still
/// called. In ours, an equal value tells nobody, and what is bound to an
/// observer that is gone is never called.
@MainActor
final class ObservedValue<Value: Equatable> {
  fileprivate(set) var value: Value {
    didSet { if value != oldValue { updateObservers() } }
  }
  private var bindings: [Binding<Value>] = []

  fileprivate init(_ value: Value) {
    self.value = value
  }

  /// Calls the update now, and at every change for as long as the observer
  /// lives.
  ///
  /// The observer is held weakly and handed to the update, which therefore has
  /// nothing to capture.
  func bind<Observer: AnyObject>(
    _ observer: Observer,
    update: @escaping (Observer, Value) -> Void
  ) {
    let binding = Binding<Value>(observer: observer) { [weak observer] value in
      guard let observer else { return }
      update(observer, value)
    }
    bindings.append(binding)
    update(observer, value)
  }

  /// Copies the value to a property of the target, now and at every change.
  ///
  /// Like Combine's `assign(to:on:)`, but the target is held weakly.
  func bind<Target: AnyObject>(
    to target: Target,
    _ keyPath: ReferenceWritableKeyPath<Target, Value>
  ) {
    bind(target) { target, value in target[keyPath: keyPath] = value }
  }

  /// Does the same for a property that may be nil, such as a label's text.
  func bind<Target: AnyObject>(
    to target: Target,
    _ keyPath: ReferenceWritableKeyPath<Target, Value?>
  ) {
    bind(target) { target, value in target[keyPath: keyPath] = value }
  }

  /// Ends all bindings of an observer.
  ///
  /// A cell needs it, because it lives on and shows another row.
  func unbind(_ observer: AnyObject) {
    bindings.removeAll { $0.observer === observer }
  }

  private func updateObservers() {
    bindings.removeAll { $0.observer == nil }
    for binding in bindings { binding.update(value) }
  }
}

private struct Binding<Value> {
  weak var observer: AnyObject?
  let update: (Value) -> Void
}
