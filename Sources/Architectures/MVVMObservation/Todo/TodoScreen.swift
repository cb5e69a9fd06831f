import ConsoleUI
import Models

/// Puts the list of to-dos together: the view holds its view model.
///
/// The list stands in a model of its own, a `TodoListModel`, which is
/// `@Observable` as the view models are. All view models read it. So both
/// screens and each row follow every change, and nobody has to pass it on.
///
/// - Who asks for a save: the model, after each change that a view model makes
///   in it, after a save that succeeded, and after "Try again". It asks only
///   when a save is due. A view model changes the list and asks for no save.
/// - Who hears that it failed: the model, which keeps the failure until the
///   user has answered. The list's view model reads it there and words it. The
///   list's controller has its outermost parent present the alert. It does so
///   also while the editor covers the list.
/// - Who loads: the model, when the list's view model asks it to. The view
///   model has an alert for the failure. It cancels the load when it is
///   released, for nobody would see the list. A save goes on: without it, what
///   the user has changed would be lost.
/// - What brings the old list back: `discardChanges()` of the model, which the
///   alert's button leads to. The old list lies in `TodoList`, which keeps what
///   was last loaded or saved.
/// - Who owns the editor: the list's view model, in its property `editor`. The
///   list's controller pushes a screen for what stands there, and pops it when
///   it is gone. The editor's view model changes its own to-do in the model.
///   Then it asks its owner, by the closure `close`, to close the editor. When
///   the user goes back instead, the list's controller tells the owner.
///
/// Other modules use the `TodoStore` in `Models`, whose failures have no
/// identity. Here the alert needs one. An observation may join several changes:
/// the user answers a failure, and the next save fails for the same reason.
/// Then only the identity says that another alert is due. And a late answer to
/// the first alert must not answer the second failure.
@MainActor
public func makeTodoScreen(service: any TodoService) -> ViewController {
  let viewModel = TodoViewModel(model: TodoListModel(service: service))
  return TodoViewController(viewModel: viewModel)
}
