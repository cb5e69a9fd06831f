import ConsoleUI
import Models

/// Puts the world clock together: the view holds its view model.
///
/// - Who asks for the time: the view model, when the view has been loaded and
///   when the user taps "Now". A day more or less needs no service.
/// - Who hears the answer: the view model, which keeps the time or adds an
///   alert.
/// - Who shows it: the controller. It reads the texts in `updateProperties()`,
///   which runs again after a change, and observes the alerts.
@MainActor
public func makeWorldClockScreen(
  service: any WorldClockService
) -> ViewController {
  let viewModel = WorldClockViewModel(service: service)
  return WorldClockViewController(viewModel: viewModel)
}
