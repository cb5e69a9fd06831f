import ConsoleUI
import Layouts
import Models

/// Takes what the user does with a view, and tells the model what it means.
///
/// The view makes its controller and holds it, so the controller knows its view
/// weakly. It makes alerts. It presents these and pushes screens by the
/// navigation controller that shows the view's host. One that has to hear of
/// the model's changes is a `Dependent`, too, and its view names it among the
/// `modelDependents`.
///
/// The view words and shows. A controller sets no widget, except that it takes
/// the selection back from a row. It asks the view for words, and for what the
/// user has typed or selected, and has it show what no model knows.
///
/// Our controllers differ from those of Smalltalk-80 (see `TriadView`) in this:
///
/// - There, a list's controller passes almost every message on to the model.
///   Therefore most lists use one pluggable pair, `SelectionInListView` and its
///   controller, which is given the messages as parameters. Krasner and Pope
///   also name the price: "controller information in the models". Here, each
///   screen has a pair of classes of its own, as in Smalltalk-80 at first. The
///   `ListDataSource` of the employees is given how many rows there are and
///   what they show, and no more.
/// - There, Krasner and Pope say, "Controllers may change their method of
///   interaction depending on the new state of the model". Here, a controller
///   that is a dependent only presents failures, and takes the alert about a
///   failed save away once the failure is answered.
/// - There, a controller opens a prompter or a confirmer, which returns the
///   answer. Here, it presents an alert, and a closure takes the answer.
/// - There, the model often opens the confirmer, and so it asks once. Here, a
///   service answers later, and each controller that depends on the model
///   presents the failure. So two lists of one model present it twice. If a
///   save has failed, both ask what to do. When one has the answer, the alert
///   of the other goes.
/// - There, controllers are hardly ever dependents, although Krasner and Pope's
///   cycle allows it. Here, those that present failures are.
/// - There, controllers agree which of them has control of mouse and keyboard
///   (`isControlWanted`). Here, the window does that.
/// - There, a controller asks the mouse and the keyboard what the user does,
///   and the items of its menu say what the user means. Here, buttons and
///   tables tell it, and its functions have their names (`greetButtonTapped`).
///   Nearly all of these names are the same in all seven architectures, so that
///   one can compare the files.
/// - There, a view has a `NoController` if it takes no input, or if the
///   controller of the view around it takes it. Here, the first is a photo's
///   details, whose controller is a plain `Controller`. The second is a photo's
///   row, which has none.
@MainActor
class Controller<ModelType, ViewType: View> {
  let model: ModelType
  /// Set by the view itself, in `connect()`.
  weak var view: ViewType?

  init(model: ModelType) {
    self.model = model
  }

  /// Called once, when the screen is about to show.
  func viewDidLoad() {}

  final var navigationController: NavigationController? {
    view?.viewController?.navigationController
  }

  /// Presents an alert above the screen that shows.
  ///
  /// Each model tells of a failure last. So the views below are up to date.
  final func present(_ alert: AlertController) {
    // While another screen covers this one, UIKit presents nothing from it.
    let presenter: ViewController? =
      navigationController ?? view?.viewController
    presenter?.present(alert)
  }

  /// Presents a failure, if there is one.
  final func presentFailure(_ failure: ServiceError?) {
    guard let failure else { return }
    present(.okAlert(message: failure.message))
  }
}
