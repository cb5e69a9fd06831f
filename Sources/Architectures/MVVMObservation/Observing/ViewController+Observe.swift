import ConsoleUI
import Observation

extension ViewController {
  /// Runs a function now, and again whenever something that it has read has
  /// changed, for as long as this controller lives.
  ///
  /// It is for what `updateProperties()` is no place for, such as presenting.
  /// Call it once, in `viewDidLoad()`. A UIKit app can have the same lines
  /// today. Swift Navigation has them as `observe {}`. From Swift 6.4 on,
  /// `withContinuousObservation(options:apply:)` (SE-0506) does nearly the
  /// same.
  ///
  /// Observation (SE-0395) tells of one change only, and before the value is
  /// there. So a task on the main actor reads the new value, and tracks it
  /// anew. Changes that come before the task runs are seen together.
  ///
  /// - Parameter apply: Captures this controller weakly, for the objects that
  ///   it has read hold it.
  func observe(_ apply: @escaping @MainActor () -> Void) {
    withObservationTracking(apply) { [weak self] in
      Task { @MainActor [weak self] in self?.observe(apply) }
    }
  }
}
