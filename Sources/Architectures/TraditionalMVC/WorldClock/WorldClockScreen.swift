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
/// - Who shows it: the view, which asks the model for the time and words it.
///   The controller presents a failure.
@MainActor
public func makeWorldClockScreen(
  service: any WorldClockService
) -> ViewController {
  let model = WorldClockModel(service: service)
  return HostViewController(
    hosting: WorldClockView(model: model),
    title: "World clock"
  )
}
