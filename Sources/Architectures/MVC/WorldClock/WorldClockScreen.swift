import ConsoleUI
import Models

/// Puts the world clock together.
///
/// The way through:
///
/// - Who asks: the controller, in a task. It has the store load the time, and
///   the store asks the service. To move the time by a day, it only calls the
///   store.
/// - Who hears the answer: the store, which keeps the time. It does not keep
///   why a load has failed. It throws the error to the controller.
/// - Who shows it: the controller. It reads the store in `updateProperties()`,
///   where it words and shows the time. It presents an error as an alert.
/// - Who cancels: the controller. It keeps the task, and cancels it before it
///   loads again and when it is released.
///
/// The store is `@Observable`. UIKit notes what was read of it in
/// `updateProperties()`, and runs the function again after a change (Apple,
/// "Updating views automatically with observation tracking in UIKit", iOS 26).
///
/// Why there is a store is said at ``makeGreetingScreen(person:)``.
@MainActor
public func makeWorldClockScreen(
  service: any WorldClockService
) -> ViewController {
  WorldClockViewController(store: WorldClockStore(service: service))
}
