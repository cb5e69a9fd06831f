import ConsoleUI
import Models

/// Asks the model for what the user wants, and presents what failed.
///
/// The view words and shows. The controller sets no widget.
final class WorldClockController: Controller<WorldClockView> {
  private let model: WorldClockModel

  init(model: WorldClockModel) {
    self.model = model
    super.init()
    model.addDependent(self)
  }

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
