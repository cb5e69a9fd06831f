import ConsoleUI
import Models

/// Tells the model what the user wants, and presents what failed.
final class WorldClockController: Controller<WorldClockModel, WorldClockView> {
  override func viewDidLoad() {
    model.loadTime()
  }

  func yesterdayButtonTapped() {
    model.goToYesterday()
  }

  func nowButtonTapped() {
    model.reloadTime()
  }

  func tomorrowButtonTapped() {
    model.goToTomorrow()
  }
}

extension WorldClockController: Dependent {
  func update(_ aspect: WorldClockAspect) {
    switch aspect {
    case .failure: presentFailure(model.failure)
    case .isLoading, .time: break
    }
  }
}
