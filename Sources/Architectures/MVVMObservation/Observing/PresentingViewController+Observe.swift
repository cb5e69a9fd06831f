import ConsoleUI
import Observation

extension PresentingViewController {
  /// Reads something and acts on it now, and again whenever what it has read
  /// has changed, for as long as this controller lives.
  ///
  /// It is for what `updateProperties()` is no place for, such as presenting.
  /// Call it once for each thing that is observed.
  ///
  /// Swift Navigation has the like in `observe {}`, whose one closure reads and
  /// acts. From iOS 27 on, so has Observation itself in
  /// `withContinuousObservation(options:apply:)` (SE-0506), which returns a
  /// token that must be held. `Observations` (SE-0475) is a sequence of values,
  /// and a task has to go through it. Its `untilFinished` can end the task when
  /// the controller is gone, but only at the next change. From a sequence and
  /// from SE-0506, even the first value may come after the call.
  ///
  /// Observation (SE-0395) tells of one change only, and before the value is
  /// there. So a task on the main actor reads the new value, and tracks it
  /// anew. Changes that come before the task runs are seen together. Here, it
  /// runs before the next frame. In an app, it may run after that.
  ///
  /// Both closures must capture this controller weakly: the objects that are
  /// read keep them.
  ///
  /// - Parameters:
  ///   - read: Only what it reads is tracked.
  ///   - act: Takes what was read, and may change what is tracked.
  func observe<Value>(
    _ read: @escaping @MainActor () -> Value,
    then act: @escaping @MainActor (Value) -> Void
  ) {
    let value = withObservationTracking(read) { [weak self] in
      Task { @MainActor [weak self] in self?.observe(read, then: act) }
    }
    act(value)
  }
}
