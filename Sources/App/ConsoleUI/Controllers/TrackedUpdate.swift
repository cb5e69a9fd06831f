import Observation

/// What updates itself before a frame: a controller or a table's cell.
@MainActor
public protocol SelfUpdating: AnyObject {
  var window: Window? { get }
}

/// The update of a controller or a cell, which runs when it is due.
///
/// It is due at first, when somebody asks for it, and when something that it
/// has read is about to change. Who drops it hears of no change any more.
@MainActor
final class TrackedUpdate {
  private weak var owner: (any SelfUpdating)?
  private let name: String
  private var isDue = true

  /// - Parameter name: What runs then, such as "updateProperties()".
  init(of owner: any SelfUpdating, named name: String) {
    self.owner = owner
    self.name = name
  }

  func setDue() {
    isDue = true
  }

  /// Runs the update if it is due, and tracks what that reads.
  ///
  /// - Returns: Whether it was due.
  func runIfDue(_ update: () -> Void) -> Bool {
    guard isDue else { return false }
    isDue = false
    withObservationTracking(update) { [weak self] in
      // The new value is not there yet, so the update cannot run now. What a
      // screen shows is changed on the main actor only.
      MainActor.assumeIsolated { self?.becomeDue() }
    }
    return true
  }

  /// Tells the window's observer, unless the update was due before.
  private func becomeDue() {
    guard !isDue else { return }
    isDue = true
    if let owner, let observe = owner.window?.needsUpdate {
      tell(observe, of: owner)
    }
  }

  /// Tells an observer, in a call of its own: a recording then knows by whom
  /// it was told.
  private func tell(
    _ observe: (any SelfUpdating, _ update: String) -> Void,
    of owner: any SelfUpdating
  ) {
    observe(owner, name)
  }
}
