import ConsoleUI
import Layouts
import Models

/// Asks the model for what the user wants, and presents what failed.
///
/// It must not know what the view shows.
@MainActor
final class WorldClockController {
  weak var view: WorldClockView?
  private let model: WorldClockModel

  init(model: WorldClockModel) {
    self.model = model
    model.addDependent(self)
  }

  /// The host's view has loaded.
  func viewDidLoad() {
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

  private func showAlert(title: String, message: String) {
    view?.viewController?.present(.okAlert(title: title, message: message))
  }
}

extension WorldClockController: Dependent {
  func update(_ aspect: WorldClockAspect) {
    switch aspect {
    case .failure:
      guard let failure = model.failure else { return }
      showAlert(title: "Alert", message: failure.message)
    case .isLoading, .time: break
    }
  }
}
