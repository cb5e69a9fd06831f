import ConsoleUI

/// Takes what the user does with a view, and tells the model what it means.
///
/// The view makes its controller and holds it, so the controller knows its view
/// weakly. It presents and pushes by the view controller that hosts the view.
/// One that has to hear of the model's changes is a `Dependent`, too.
///
/// The view words and shows. A controller sets no widget, except that it takes
/// the selection back from a row. It asks the view for alerts and for what the
/// user has typed or selected, and has it show what no model knows.
@MainActor
class Controller<ModelType, ViewType: View> {
  let model: ModelType
  /// Set when the view connects the three.
  weak var view: ViewType?

  init(model: ModelType) {
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
