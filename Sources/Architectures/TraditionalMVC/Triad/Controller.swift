import ConsoleUI

/// Takes what the user does with a view.
///
/// The view makes its controller and holds it, so the controller knows its view
/// weakly. It presents and pushes by the view controller that hosts the view.
@MainActor
class Controller<ControlledView: View> {
  weak var view: ControlledView?

  init() {}

  final var navigationController: NavigationController? {
    view?.viewController?.navigationController
  }

  /// Presents what the view has worded; nil where there is nothing to say.
  final func present(_ alert: AlertController?) {
    guard let alert else { return }
    view?.viewController?.present(alert)
  }
}
