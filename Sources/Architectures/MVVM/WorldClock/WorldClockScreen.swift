import ConsoleUI
import Models

/// Puts the world clock together: the view holds its view model.
///
/// The view model asks the service, awaits its answer, and writes the state
/// that the view observes and shows. For a failure it asks the view, by an
/// event, to present an alert.
@MainActor
public func makeWorldClockScreen(
  service: any WorldClockService
) -> ViewController {
  let viewModel = WorldClockViewModel(service: service)
  return WorldClockViewController(viewModel: viewModel)
}
