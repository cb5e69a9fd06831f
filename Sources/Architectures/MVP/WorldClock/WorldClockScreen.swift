import ConsoleUI
import Models

/// Puts the world clock together.
///
/// The presenter asks the service in a task that it owns, keeps the time and
/// words it. The view shows the words, and which buttons can be pressed.
///
/// In Google's todo-mvp, a presenter is called back with an answer. Ours awaits
/// it, and cancels its task when it asks again or is released. The service may
/// go on all the same, and its answer is dropped. The other presenters that
/// load do the same.
@MainActor
public func makeWorldClockScreen(
  service: any WorldClockService
) -> ViewController {
  let presenter = WorldClockPresenter(service: service)
  let viewController = WorldClockViewController(presenter: presenter)
  presenter.view = viewController
  return viewController
}
