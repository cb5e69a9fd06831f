import Models

/// The list of to-dos, and what the user does with it.
struct TodoState: Equatable {
  var isLoading = false
  /// The to-dos with all changes, and what of them is saved; nil until they
  /// were loaded.
  var list: TodoList?
  var filter = TodoFilter.all
  /// What the field for a new to-do holds.
  var newTodoText = ""
  /// What is edited; nil where the editor is not open.
  var editor: TodoEditorState?
  var alerts = AlertQueue<TodoAlert>()
}

/// Why an alert is due.
///
/// A failed save request is not among them. The `TodoList` holds that failure
/// until the user answers it.
enum TodoAlert: Equatable {
  case loadFailed(ServiceError)
}

/// What can happen on the screens of the to-dos: that the list has loaded, what
/// the user does there and in the editor, then what the service answers.
enum TodoEvent: Equatable {
  case viewDidLoad
  case reloadButtonTapped
  case newTodoFieldChanged(String)
  case addButtonTapped
  case markAllButtonTapped
  case filterChosen(TodoFilter)
  case clearCompletedButtonTapped
  case todoSelected(id: TodoItem.ID)
  case editButtonTapped(id: TodoItem.ID)
  case editor(TodoEditorEvent)
  case editorClosed
  case tryAgainButtonTapped
  case discardChangesButtonTapped
  case alertClosed(number: Int)

  case todosResponse(Result<[Todo], ServiceError>)
  /// Two events, because a `Result` of `Void` is not `Equatable`.
  case saveRequestSucceeded
  case saveRequestFailed(ServiceError)
}

/// What the list of to-dos wants done outside.
enum TodoEffect: FeatureEffect {
  case loadTodos
  case sendSaveRequest([Todo])

  /// A new load cancels the one before.
  enum Identity { case load }

  var identity: Identity? {
    switch self {
    case .loadTodos: .load
    case .sendSaveRequest: nil
    }
  }

  /// What was changed while a save request was pending is saved after it, also
  /// where the user has left.
  ///
  /// If one of these requests fails, the change is lost.
  var keepsStore: Bool {
    switch self {
    case .loadTodos: false
    case .sendSaveRequest: true
    }
  }
}

/// Decides when to load, what the user changes and what becomes of an answer,
/// and asks the list whether a save is due.
struct TodoReducer: Reducer {
  /// Decides for the editor, while that is open.
  private let editor = TodoEditorReducer()

  func reduce(
    into state: inout TodoState,
    event: TodoEvent
  ) -> [Command<TodoEffect, TodoEvent>] {
    switch event {
    case .viewDidLoad, .reloadButtonTapped:
      return startLoading(in: &state)
    case .newTodoFieldChanged(let text):
      state.newTodoText = text
    case .addButtonTapped:
      if state.list?.add(title: state.newTodoText) == true {
        state.newTodoText = ""
      }
    case .markAllButtonTapped:
      state.list?.toggleAll()
    case .filterChosen(let filter):
      state.filter = filter
    case .clearCompletedButtonTapped:
      state.list?.clearCompleted()
    case .todoSelected(let id):
      state.list?.toggle(id)
    case .editButtonTapped(let id):
      state.editor = state.list?.item(id).map(TodoEditorState.init)
    case .editor(.delegate(let wish)):
      fulfil(wish, in: &state)
    case .editor(let event):
      return editor.reduce(into: &state.editor, event: event)
        .map { $0.map(event: TodoEvent.editor) }
    case .editorClosed:
      state.editor = nil
    case .tryAgainButtonTapped:
      state.list?.tryAgain()
    case .discardChangesButtonTapped:
      state.list?.discardChanges()
    case .alertClosed(let number):
      state.alerts.remove(number: number)

    case .todosResponse(let answer):
      finishLoading(with: answer, in: &state)
    case .saveRequestSucceeded:
      state.list?.saveRequestSucceeded()
    case .saveRequestFailed(let error):
      state.list?.saveRequestFailed(error)
    }
    return nextSaveRequest(in: &state)
  }

  /// Does what the user of the editor wants, and closes the editor.
  private func fulfil(
    _ wish: TodoEditorEvent.Delegate,
    in state: inout TodoState
  ) {
    // An event that was waiting may have closed it.
    guard state.editor != nil else { return }
    switch wish {
    case .save(let edited):
      state.list?.edit(
        edited.id,
        title: edited.title,
        description: edited.description
      )
    case .delete(let id):
      state.list?.delete(id)
    }
    state.editor = nil
  }

  private func startLoading(
    in state: inout TodoState
  ) -> [Command<TodoEffect, TodoEvent>] {
    // A list that was loaded is not loaded again. Its changes would be lost.
    guard state.list == nil else { return [] }
    state.isLoading = true
    return [.run(.loadTodos)]
  }

  private func finishLoading(
    with answer: Result<[Todo], ServiceError>,
    in state: inout TodoState
  ) {
    state.isLoading = false
    switch answer {
    case .success(let todos):
      state.list = TodoList(todos)
    case .failure(let error):
      state.alerts.add(.loadFailed(error))
    }
  }

  /// Asks the list whether a save is due, and has it sent.
  private func nextSaveRequest(
    in state: inout TodoState
  ) -> [Command<TodoEffect, TodoEvent>] {
    guard let todos = state.list?.beginSaveRequest() else { return [] }
    return [.run(.sendSaveRequest(todos))]
  }
}
