import ConsoleUI
import Models

/// Puts the world clock together.
///
/// The way through: the controller asks the service for the time, and keeps the
/// answer unless it has asked again. The model counts days. The controller
/// words and shows what comes of it.
@MainActor
public func makeWorldClockScreen(
  service: any WorldClockService
) -> ViewController {
  WorldClockViewController(service: service)
}
