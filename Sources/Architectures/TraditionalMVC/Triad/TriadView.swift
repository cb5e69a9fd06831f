import ConsoleUI

/// A view that has a model and a controller, and is one of a triad with them.
///
/// It asks its model for what it shows, and never changes the model. It shows
/// that when the model tells it of a change. Only what no model knows is shown
/// when the controller says so: an editor's title while the user types, a field
/// that is emptied once its text was taken, and the rows that another filter
/// lets through.
///
/// The form is Model-View-Controller as Smalltalk-80 has it (Glenn Krasner and
/// Stephen Pope, "A Cookbook for Using the Model-View-Controller User Interface
/// Paradigm in Smalltalk-80", 1988). There as here, a view makes its
/// controller, and both hold the model. Views and controllers can be dependents
/// of the model. It tells them by `update` which of its aspects has changed,
/// and they ask it for the rest. Ours differs in this:
///
/// - There, `model:` gives a view its model, and makes it a dependent. The view
///   makes a controller of its `defaultControllerClass`, unless
///   `model:controller:` gave it another. Here, a view makes its controller in
///   `init`, `connect()` does the rest, and no view takes another controller.
/// - There, a controller passes almost every message on to the model. Therefore
///   most lists use one pluggable pair, `SelectionInListView` and its
///   controller, which is given the messages as parameters. Here, each screen
///   has a pair of classes of its own, as in Smalltalk-80 at first. The
///   `ListDataSource` of the employees is given how many rows there are and
///   what they show, and no more.
/// - There, a controller that is a dependent may take input in another way when
///   the model has changed. Here, it only presents failures.
/// - There, a model holds its dependents, view and controller hold each other,
///   and a view that closes has to remove itself (`release`). Here, the model
///   knows its dependents weakly, and the controller its view, so views simply
///   go. Two are released all the same: the editor of a to-do when it closes,
///   before its own last change, and the view of a photo's row when the row
///   has gone, because the cell may show another photo then.
/// - There, controllers agree which of them has control of mouse and keyboard
///   (`isControlWanted`). Here, the window does that.
/// - There, an aspect is a symbol, and a dependent may ignore it: the `update:`
///   of a simple view only sends `display`. Here, each model lists its aspects,
///   and a `switch` without `default` names each. `display()` shows all of them
///   by `update(_:)`.
/// - There, a controller asks the mouse and the keyboard what the user does,
///   and the items of its menu say what the user means. Here, buttons and
///   tables tell it, and its functions have their names (`greetButtonTapped`).
///   These names are the same in all seven architectures, so that one can
///   compare the files.
/// - There, a view without input has a `NoController`. Here, the controller of
///   a photo's row takes no input, and says when the picture is wanted.
/// - There, a view may have subviews, usually each with a controller of its
///   own: a Browser is several such pairs on one model. Here, one controller
///   has the whole screen, and the view has one subview, the layout, which all
///   architectures share. Only a row of photos is a triad of its own. Its view
///   is no `TriadView`: it shows the photo in a cell, which the table owns.
/// - There, an application usually stands in a StandardSystemView, which shows
///   the label, and a StandardSystemController opens and closes it. Here, a
///   plain view controller (`HostViewController`) stands for both. The view
///   gives it the title.
/// - There, prompters and confirmers are simple views, which are given a string
///   and return the answer. Here, the view makes an alert, the controller
///   presents it, and a closure takes the answer.
///
/// What only one screen needs, such as that it is loading, stands in the model,
/// too. So the model is an intermediary between the views and the objects of
/// the domain, here a `TodoList` or a `Photo`. Krasner and Pope's Browser and
/// Inspector are such intermediaries. VisualWorks, a later Smalltalk, calls
/// them application models (see Martin Fowler, "GUI Architectures", 2006).
///
/// A model starts all tasks. It cancels a load when it is released, and when it
/// loads again. A picture that is on its way is not loaded again. A row's
/// controller has the photo's model cancel, when the row has gone. A save is
/// never cancelled, and its task keeps the model.
///
/// What only one view chooses, the filter of the to-dos, stays in that view,
/// and the controller tells the view to follow it. Steve Burbeck lets a
/// controller command model or view ("Applications Programming in Smalltalk-80:
/// How to use Model-View-Controller (MVC)", 1987). The alternative is Krasner
/// and Pope's Browser, a model that also keeps what is selected.
/// `EmployeesModel` does so: it keeps the search text and the order.
///
/// Two variants are not shown here. Burbeck's passive model tells nobody, and
/// its controller tells the view. In "Design Patterns" (1994, Observer), a
/// subject may also hand over its news instead of being asked for it.
@MainActor
protocol TriadView: View, Dependent {
  associatedtype ModelType: Model<Aspect>
  associatedtype ControllerType: Controller<ModelType, Self>

  var model: ModelType { get }
  var controller: ControllerType { get }

  /// Shows the model as it is now.
  func display()

  /// The host has loaded: the screen gets its title, if it has one, and what is
  /// to begin without the user begins.
  func viewDidLoad()
}

extension TriadView {
  /// Ties the three, and displays the view.
  func connect() {
    controller.view = self
    for dependent in dependents { model.addDependent(dependent) }
    display()
  }

  /// Takes view and controller from the model: they hear of no later change.
  ///
  /// They may still be told of an aspect that the model is just telling of.
  func release() {
    for dependent in dependents { model.removeDependent(dependent) }
  }

  /// The view, and the controller if it depends on the model's aspects.
  ///
  /// One that is no `Dependent`, or one of other aspects, is told nothing. The
  /// compiler does not see that it was meant to be.
  ///
  /// The view is told first. So it shows the news before its controller
  /// presents something above it.
  private var dependents: [any Dependent<Aspect>] {
    [self, controller as? any Dependent<Aspect>].compactMap { $0 }
  }
}
