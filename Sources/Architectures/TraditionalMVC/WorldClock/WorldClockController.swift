import ConsoleUI
import Models

/// Asks the model for what the user wants, and presents what failed.
///
/// The view words and shows. The controller sets no widget.
final class WorldClockController: Controller<WorldClockModel, WorldClockView> {
  func hostDidLoad() {
    model.loadTime()
  }

  func yesterdayButtonTapped() {
    model.goToYesterday()
  }

  func nowButtonTapped() {
    model.loadTime()
  }

  func tomorrowButtonTapped() {
    model.goToTomorrow()
  }
}

extension WorldClockController: Dependent {
  func update(_ aspect: WorldClockAspect) {
    switch aspect {
    case .failure: present(view?.makeFailureAlert())
    case .isLoading, .time: break
    }
  }
}
