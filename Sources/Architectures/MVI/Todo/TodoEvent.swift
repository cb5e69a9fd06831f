import Models

/// What can happen on the screens of the to-dos: what the user does on the
/// list and in the editor, then what the service answers.
///
/// It must not know what follows from it.
enum TodoEvent: Equatable {
  case viewDidLoad
  case reloadButtonTapped
  case newTodoFieldChanged(String)
  case addButtonTapped
  case markAllButtonTapped
  case filterControlChanged(toSegment: Int)
  case clearCompletedButtonTapped
  case todoSelected(id: TodoItem.ID)
  case editButtonTapped(id: TodoItem.ID)
  case alertClosed(number: Int)

  case titleFieldChanged(String)
  case descriptionFieldChanged(String)
  case saveButtonTapped
  case deleteButtonTapped
  case editorClosed

  case todosResponse(Result<[Todo], ServiceError>, load: Int)
  /// Two events, because a `Result` of `Void` is not `Equatable`.
  case saveSucceeded
  case saveFailed(ServiceError)
}
