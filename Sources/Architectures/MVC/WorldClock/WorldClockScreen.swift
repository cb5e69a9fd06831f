import ConsoleUI
import Models

/// Puts the world clock together.
///
/// The way through: the controller asks the service for the time in a task,
/// which it cancels if it asks again, and keeps the answer. The model,
/// `WorldTime`, says what a day earlier or later is. The controller words and
/// shows that.
@MainActor
public func makeWorldClockScreen(
  service: any WorldClockService
) -> ViewController {
  WorldClockViewController(service: service)
}
