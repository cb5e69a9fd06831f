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
/// observation tracking in UIKit", iOS 26). A failed load is an event. If it
/// were state, somebody would have to take it back once the alert is closed. So
/// the store tells its delegate of it, which is the controller.
///
/// The store is a model object, as that of the to-dos is. The photos, the
/// weather and the employees load in their controllers. Why there are both is
/// said at ``makeGreetingScreen(person:)``.
@MainActor
public func makeWorldClockScreen(
  service: any WorldClockService
) -> ViewController {
  WorldClockViewController(store: WorldClockStore(service: service))
}
