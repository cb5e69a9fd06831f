import ConsoleUI
import Models

/// Puts the world clock together.
///
/// The way through:
///
/// - Who asks: the controller, in a task of its ``Loader``. It has the store
///   load the time, and the store asks the service. To move the time by a day,
///   it only calls the store.
/// - Who hears the answer: the store, which keeps the time. It throws an error,
///   and the loader hands that to the controller.
/// - Who shows it: the controller. It reads the store in `updateProperties()`,
///   where it words and shows the time. It presents an error as an alert.
/// - Who cancels: the loader, before a newer load and when it is released with
///   the controller.
///
/// The store and the loader are `@Observable`. UIKit notes what was read of
/// them in `updateProperties()`, and runs the function again after a change
/// (Apple, "Updating views automatically with observation tracking in UIKit",
/// iOS 26).
@MainActor
public func makeWorldClockScreen(
  service: any WorldClockService
) -> ViewController {
  WorldClockViewController(store: WorldClockStore(service: service))
}
