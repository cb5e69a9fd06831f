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
/// keep the failure: the user only reads of it. A failed save of the to-dos has
/// to be answered, so their store keeps it until then.
///
/// The store is a model object. Each screen that loads has one, except the
/// details of a photo, which ask the service themselves. Why there are both
/// ways is said at ``makeGreetingScreen(person:)``.
@MainActor
public func makeWorldClockScreen(
  service: any WorldClockService
) -> ViewController {
  WorldClockViewController(store: WorldClockStore(service: service))
}
