import ConsoleUI
import Models

/// Puts the world clock together: the view holds its view model.
@MainActor
public func makeWorldClockScreen(
  service: any WorldClockService
) -> ViewController {
  let viewModel = WorldClockViewModel(service: service)
  return WorldClockViewController(viewModel: viewModel)
}
