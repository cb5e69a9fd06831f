import ConsoleUI
import Models

/// Puts the world clock together.
///
/// The way through it:
///
/// - Who asks: the controller asks the model to load or to move by a day, and
///   the model asks the service for the time.
/// - Who hears the answer: the model, which keeps it and tells its dependents
///   that it has changed.
/// - Who shows it: the view, which asks the model for the time and words it. It
///   also makes the alert of a failure, and the controller presents it.
@MainActor
public func makeWorldClockScreen(
  service: any WorldClockService
) -> ViewController {
  let model = WorldClockModel(service: service)
  return HostViewController(hosting: WorldClockView(model: model))
}
