import Observation

/// Something that is read of a view model, as a screen reads it: once, and
/// again only after it has changed.
///
/// So a change that the view model does not tell of is not seen here either.
@MainActor
final class Observed<Value> {
  private let read: @MainActor () -> Value
  private var latest: Value
  private var isStale = true

  init(_ read: @escaping @MainActor () -> Value) {
    self.read = read
    latest = read()
    readAgain()
  }

  var value: Value {
    if isStale { readAgain() }
    return latest
  }

  private func readAgain() {
    isStale = false
    latest = withObservationTracking(read) { [weak self] in
      MainActor.assumeIsolated { self?.isStale = true }
    }
  }
}
