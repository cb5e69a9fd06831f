import ConsoleUI

/// Takes what the user does with a view, and tells the model what it means.
///
/// The view makes its controller and holds it, so the controller knows its view
/// weakly. It presents and pushes by the view controller that hosts the view.
/// One that has to hear of the model's changes is a `Dependent`, too.
@MainActor
class Controller<Model, View: ConsoleUI.View> {
  let model: Model
  /// Set when the view connects the three.
  weak var view: View?

  init(model: Model) {
    self.model = model
  }

  final var navigationController: NavigationController? {
    view?.viewController?.navigationController
  }

  /// Presents an alert that the view has made; nil where there is nothing to
  /// say.
  final func present(_ alert: AlertController?) {
    guard let alert else { return }
    view?.viewController?.present(alert)
  }
}
