/// Runs work later on the main actor, so that nothing else needs a clock.
///
/// Answers of the sample services go through a scheduler: a virtual one in
/// scripts and tests, a real one on the interactive screen.
@MainActor
public protocol Scheduler: AnyObject {
  /// The time since the scheduler was made.
  var now: Duration { get }

  /// Performs work once when the delay has passed, never inside this call.
  ///
  /// Work that is due at the same time runs in the order of the requests. A
  /// negative delay counts as none.
  func after(
    _ delay: Duration,
    perform work: @escaping @MainActor () -> Void
  )
}

extension Duration {
  /// The latest time that a scheduler knows: later ones mean this one.
  ///
  /// It is the longest duration whose `components` can still be read.
  static let endOfTime = Duration.seconds(Int64.max)

  /// The time so much later, at most the end of time; never an earlier one.
  func saturatingAdvanced(by delay: Duration) -> Duration {
    // Two durations within the limits never overflow in their sum.
    let delay = min(max(delay, .zero), .endOfTime)
    return min(self + delay, .endOfTime)
  }
}
