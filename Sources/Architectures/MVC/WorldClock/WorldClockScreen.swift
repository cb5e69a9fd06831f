import ConsoleUI
import Models

/// Puts the world clock together.
@MainActor
public func makeWorldClockScreen(
  service: any WorldClockService
) -> ViewController {
  WorldClockViewController(service: service)
}
