/// A property that views observe and that its view model alone writes.
///
/// A view model declares `@Observed private(set) var title = ""`. Then
/// `viewModel.title` is the value and `viewModel.$title` is what a view binds
/// to. The compiler refuses a view that writes either: `private(set)` closes
/// the first, and this file closes the second.
///
/// The form is that of Combine's `@Published` (Apple, 2019). That announces
/// every assignment, before the value is stored. This announces a value once it
/// is stored, and only if it differs from the old one. The setters of Josh
/// Smith's view models return at an equal value too ("WPF Apps With The
/// Model-View-ViewModel Design Pattern", 2009).
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
    update(observer, value)
    let binding = Binding<Value>(observer: observer) { [weak observer] value in
      guard let observer else { return }
      update(observer, value)
    }
    bindings.append(binding)
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
