import ConsoleUI
import Models

/// Puts the list of to-dos together: the view holds its view model.
///
/// The list stands in a model of its own, a `TodoListModel`, which is
/// `@Observable` as the view models are. Both view models read it. So both
/// screens follow each change, and nobody has to pass it on.
///
/// - Who asks for a save: the model, after each change that a view model makes
///   in it. A view model changes the list and asks for nothing.
/// - Who hears that it failed: the model, whose list keeps the failure until
///   the user has answered. The list's view model reads it there, and the
///   list's controller presents it, also over the editor. A load that fails
///   answers the view model that asked for it.
/// - What brings the old list back: `discardChanges()` of the model, which the
///   alert's button leads to.
/// - Who owns the editor: the list's view model, in its property `editor`. The
///   list's controller shows what stands there, and pops it when it is gone.
///   The editor changes its own to-do in the model.
@MainActor
public func makeTodoScreen(service: any TodoService) -> ViewController {
  let viewModel = TodoViewModel(model: TodoListModel(service: service))
  return TodoViewController(viewModel: viewModel)
}
