import Observation

/// Something that is read of a view model, as a screen reads it: once, and
/// again only after it has changed.
///
/// So a change that the view model does not tell of is not seen here either.
@MainActor
final class Observed<Value> {
  private let read: @MainActor () -> Value
  /// What was read last; nil after a change.
  private var latest: Value?

  init(_ read: @escaping @MainActor () -> Value) {
    self.read = read
    _ = value
  }

  var value: Value {
    if let latest { return latest }
    let value = withObservationTracking(read) { [weak self] in
      MainActor.assumeIsolated { self?.latest = nil }
    }
    latest = value
    return value
  }
}
