import ConsoleUI
import Models

/// Puts the world clock together.
///
/// The way through: the controller asks the service for the time, and keeps the
/// answer unless it has asked again. The model, `WorldTime`, says what
/// a day earlier or later is. The controller words and shows that.
@MainActor
public func makeWorldClockScreen(
  service: any WorldClockService
) -> ViewController {
  WorldClockViewController(service: service)
}
