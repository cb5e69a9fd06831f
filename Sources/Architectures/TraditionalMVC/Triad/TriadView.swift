import ConsoleUI

/// A view that has a model and a controller, and is one of a triad with them.
///
/// It asks its model for what it shows, and never changes the model. It asks
/// when it is connected, and again when the model tells it of a change. What no
/// model knows, it shows when the controller says so: an editor's title while
/// the user types, a field that is emptied once its text was taken, and the
/// rows that another filter lets through.
///
/// The form is Model-View-Controller as Smalltalk-80 has it (Glenn Krasner and
/// Stephen Pope, "A Cookbook for Using the Model-View-Controller User Interface
/// Paradigm in Smalltalk-80", 1988). They describe one cycle. The user acts,
/// and the active controller tells the model to change. The model changes, and
/// tells its dependents so: views and controllers. Each view asks the model for
/// its new state and shows it. A controller may take input in another way from
/// then on.
///
/// There as here, a view makes its controller, both hold the model, and
/// `update` names the aspect of the model that has changed. More stands with
/// `Controller` and `Model`. Our views differ in this:
///
/// - There, `model:` gives a view its model, and makes it a dependent. The view
///   makes a controller of its `defaultControllerClass`, unless
///   `model:controller:` gave it another. Here, a view makes its controller in
///   `init`, `connect()` does the rest, and no one gives it another.
/// - There, a model holds its dependents, view and controller hold each other,
///   and a view that closes has to remove itself (`release`). Here, the model
///   knows its dependents weakly, and the controller its view, so views simply
///   go. A view whose screen closes or whose row goes is released all the same:
///   no later change is news to it.
/// - There, an aspect is a symbol, and a dependent may ignore it: the `update:`
///   of a simple view only sends `display`. Here, each model lists its aspects,
///   and a `switch` without `default` names each. `display()` shows the whole
///   view, for the most part by `update(_:)`.
/// - There, a view may have subviews, usually each with a controller of its
///   own: a Browser is several such pairs on one model. Here, one controller
///   has the whole screen, and the view has one subview, the layout, which all
///   architectures share. A row has a model of its own only if that changes. A
///   row of photos has one, a row of to-dos or of employees has none. The photo
///   row's view is no `TriadView`: it has no controller, and the table makes it
///   without a model. `setModel(_:)` gives it one, as `model:` does there.
/// - There, an application usually stands in a StandardSystemView, which shows
///   the label. A StandardSystemController opens it, and releases it when it
///   closes. Here, a plain view controller (`HostViewController`) stands for
///   both. There as here, the method that opens the screen gives it the title.
///   Only the editor's view gives its own, which follows what is typed.
///
/// What only one view chooses, the filter of the to-dos, stays in that view,
/// and the controller tells the view to follow it. Steve Burbeck lets a
/// controller command model or view ("Applications Programming in Smalltalk-80:
/// How to use Model-View-Controller (MVC)", 1987). The alternative is Krasner
/// and Pope's Browser, a model that also keeps what is selected.
/// `EmployeesModel` does so: it keeps the search text and the order. Two views
/// of it would show the same search, and two of the to-dos a filter each.
@MainActor
protocol TriadView: View, Dependent {
  associatedtype ModelType: Model<Aspect>
  associatedtype ControllerType: Controller<ModelType, Self>

  var model: ModelType { get }
  var controller: ControllerType { get }

  /// Who of the triad depends on the model: the view, and then the controller,
  /// if it has to hear of changes, too.
  ///
  /// The view is told first, so it is up to date before its controller acts.
  var modelDependents: [any Dependent<Aspect>] { get }

  /// Shows the model as it is now.
  func display()
}

extension TriadView {
  /// Tells the controller that the host has loaded.
  func viewDidLoad() {
    controller.viewDidLoad()
  }

  /// Ties the three, and displays the view.
  func connect() {
    controller.view = self
    for dependent in modelDependents { model.addDependent(dependent) }
    display()
  }

  /// Takes the triad's dependents from the model: they hear of no later change.
  ///
  /// They may still be told of an aspect that the model is just telling of.
  func release() {
    for dependent in modelDependents { model.removeDependent(dependent) }
  }
}
