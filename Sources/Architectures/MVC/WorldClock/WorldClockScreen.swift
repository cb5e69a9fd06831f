import ConsoleUI
import Models

/// Puts the world clock together.
///
/// The way through: the controller asks the store to load the time or to move
/// it by a day. The store asks the service in a task, which it cancels if it
/// asks again or is released, and keeps the answer. The controller reads the
/// store in `updateProperties()`, where it words and shows the time.
///
/// The store is `@Observable`. UIKit notes what was read of it there, and runs
/// the function again after a change (Apple, "Updating views automatically with
/// observation tracking in UIKit", iOS 26).
///
/// The store tells its delegate, the controller, of a failed load. It does not
/// keep the failure: somebody would have to clear it when the alert is closed.
///
/// The store is a model object, as those of the to-dos, of the weather and of
/// the employees are. The photos load in their controller. Why there are both
/// is said at ``makeGreetingScreen(person:)``.
@MainActor
public func makeWorldClockScreen(
  service: any WorldClockService
) -> ViewController {
  WorldClockViewController(store: WorldClockStore(service: service))
}
