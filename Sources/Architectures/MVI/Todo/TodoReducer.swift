import Models

/// The list of to-dos, which of them show, what is typed and what is open.
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

  enum CancelID { case load }
}

/// Decides when to load, what the user changes and what becomes of an answer,
/// and asks the list after each event whether a save is due.
struct TodoReducer: Reducer {
  /// Decides for the editor, while that is open.
  private let editor = TodoEditorReducer()

  func reduce(
    into state: inout TodoState,
    event: TodoEvent
  ) -> [Command<TodoEffect, TodoEvent>] {
    var commands: [Command<TodoEffect, TodoEvent>] = []
    switch event {
    case .viewDidLoad, .reloadButtonTapped:
      commands = startLoading(in: &state)
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
      // An open editor covers the list.
      if state.editor == nil {
        state.editor = state.list?.item(id).map(TodoEditorState.init)
      }
    case .editor(let event):
      commands = editor.reduce(into: &state.editor, event: event)
        .map { $0.map(event: TodoEvent.editor) }
      if case .delegate(let wish) = event { fulfil(wish, in: &state) }
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
    return commands + nextSaveRequest(in: &state)
  }

  /// Does what the user of the editor wants, and closes the editor.
  private func fulfil(
    _ wish: TodoEditorEvent.Delegate,
    in state: inout TodoState
  ) {
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
    return [.cancellable(.run(.loadTodos), id: .load, cancelInFlight: true)]
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
  ///
  /// The answer is awaited even when the user has left. What was changed while
  /// the request was pending is then saved by another one. If one of them fails
  /// when the user has left, the changes are lost.
  private func nextSaveRequest(
    in state: inout TodoState
  ) -> [Command<TodoEffect, TodoEvent>] {
    guard let todos = state.list?.beginSaveRequest() else { return [] }
    return [.run(.sendSaveRequest(todos), keepsStore: true)]
  }
}
