import ConsoleUI
import Models

/// Puts the world clock together: the view is given its model, and makes its
/// controller.
@MainActor
public func makeWorldClockScreen(
  service: any WorldClockService
) -> ViewController {
  let model = WorldClockModel(service: service)
  return WorldClockViewController(worldClockView: WorldClockView(model: model))
}
