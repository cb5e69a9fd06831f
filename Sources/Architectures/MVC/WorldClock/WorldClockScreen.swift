import ConsoleUI
import Models

/// Puts the world clock together.
///
/// The way through: the controller asks the store to load the time or to move
/// it by a day. The store asks the service in a task, which it cancels if it
/// asks again or is released, and keeps the answer. It tells its observers of
/// each change, and the controller, which observes it, words and shows the
/// time.
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
