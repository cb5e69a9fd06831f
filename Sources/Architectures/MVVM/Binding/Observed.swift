/// A property that views observe and that its view model alone can write.
///
/// A view model declares `@Observed private(set) var title = ""`. Then
/// `viewModel.title` is the value and `viewModel.$title` is what a view binds
/// to. The compiler refuses a view that writes either.
///
/// After Combine's `@Published` (Apple, 2019).
@propertyWrapper
@MainActor
struct Observed<Value> {
  let projectedValue: ObservedValue<Value>

  var wrappedValue: Value {
    get { projectedValue.value }
    nonmutating set { projectedValue.value = newValue }
  }

  init(wrappedValue: Value) {
    projectedValue = ObservedValue(wrappedValue)
  }
}

/// A value that tells all who are bound to it of every assignment.
@MainActor
final class ObservedValue<Value> {
  fileprivate(set) var value: Value {
    didSet {
      for update in updates { update(value) }
    }
  }
  private var updates: [(Value) -> Void] = []

  fileprivate init(_ value: Value) {
    self.value = value
  }

  /// Calls the update now, and at every assignment for as long as the observer
  /// lives.
  ///
  /// The observer is held weakly and handed to the update, which therefore has
  /// nothing to capture.
  func bind<Observer: AnyObject>(
    _ observer: Observer,
    update: @escaping (Observer, Value) -> Void
  ) {
    update(observer, value)
    updates.append { [weak observer] value in
      guard let observer else { return }
      update(observer, value)
    }
  }
}
