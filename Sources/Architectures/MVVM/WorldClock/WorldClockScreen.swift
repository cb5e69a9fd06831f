import ConsoleUI
import Models

/// Puts the world clock together: the view holds its view model.
///
/// The view model asks the service, awaits its answer, and writes the state
/// that the view observes and shows. For a failure it asks the view, by a
/// closure, to present an alert.
///
/// Like every view model here that loads, it keeps the task that loads. It
/// cancels the task when it loads again and when it is released. A service may
/// go on all the same, and its answer is dropped. In kudoleh's template,
/// cancelling ends the request.
@MainActor
public func makeWorldClockScreen(
  service: any WorldClockService
) -> ViewController {
  let viewModel = WorldClockViewModel(service: service)
  return WorldClockViewController(viewModel: viewModel)
}
