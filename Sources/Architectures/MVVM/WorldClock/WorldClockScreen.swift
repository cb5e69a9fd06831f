import ConsoleUI
import Models

/// Puts the world clock together: the view holds its view model.
///
/// The view model asks the service, awaits its answer, and writes the state
/// that the view observes and shows. For a failure it asks the view, by a
/// closure, to present an alert.
///
/// Like every view model here that loads, it keeps its load and cancels that
/// when it loads again. In kudoleh's template, this ends the request. Here, the
/// load is a task, which is also cancelled when the view model is released. A
/// service may go on all the same, and its answer is dropped.
@MainActor
public func makeWorldClockScreen(
  service: any WorldClockService
) -> ViewController {
  let viewModel = WorldClockViewModel(service: service)
  return WorldClockViewController(viewModel: viewModel)
}
