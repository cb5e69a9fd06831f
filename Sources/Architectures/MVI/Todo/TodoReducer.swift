import Models

/// What the list of to-dos and its editor show, and which load is the last.
struct TodoState: Equatable {
  fileprivate(set) var isLoading = false
  /// The to-dos with all changes, and what of them is saved; nil until they
  /// were loaded.
  fileprivate(set) var list: TodoList?
  fileprivate(set) var filter = TodoFilter.all
  /// What the field for a new to-do holds.
  fileprivate(set) var newTodoText = ""
  /// Nil where the editor is not open.
  fileprivate(set) var editor: TodoEditorState?
  fileprivate(set) var alerts = AlertQueue<TodoAlert>()
  fileprivate var latestLoad = 0
}

/// Why an alert is due.
///
/// A save request that has failed is not among them: the list itself holds
/// that, until it is answered.
enum TodoAlert: Equatable {
  case loadFailed(ServiceError)
}

/// What can happen on the screens of the to-dos: what the user does on the
/// list and in the editor, then what the service answers.
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
  case editor(TodoEditorEvent)
  case editorClosed
  case tryAgainButtonTapped
  case discardChangesButtonTapped
  case alertClosed(number: Int)

  case todosResponse(Result<[Todo], ServiceError>, load: Int)
  /// Two events, because a `Result` of `Void` is not `Equatable`.
  case saveRequestSucceeded
  case saveRequestFailed(ServiceError)
}

/// What the list of to-dos wants done outside.
enum TodoEffect: Equatable {
  case loadTodos(load: Int)
  case sendSaveRequest([Todo])
}

/// Decides when to load, what the user's changes do to the list, when a save is
/// requested, and what becomes of an answer.
struct TodoReducer: Reducer {
  func reduce(
    into state: inout TodoState,
    event: TodoEvent
  ) -> [TodoEffect] {
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
    case .filterControlChanged(let segment):
      state.filter = TodoFilter(rawValue: segment) ?? .all
    case .clearCompletedButtonTapped:
      state.list?.clearCompleted()
    case .todoSelected(let id):
      state.list?.toggle(id)
    case .editButtonTapped(let id):
      state.editor = state.list?.item(id).map(TodoEditorState.init)
    case .editor(let event):
      reduceEditor(in: &state, event: event)
    case .editorClosed:
      state.editor = nil
    case .tryAgainButtonTapped:
      state.list?.tryAgain()
    case .discardChangesButtonTapped:
      state.list?.discardChanges()
    case .alertClosed(let number):
      state.alerts.remove(number: number)

    case .todosResponse(let answer, let load):
      guard load == state.latestLoad else { return [] }
      finishLoading(with: answer, in: &state)
    case .saveRequestSucceeded:
      state.list?.saveRequestSucceeded()
    case .saveRequestFailed(let error):
      state.list?.saveRequestFailed(error)
    }
    return nextSaveRequest(in: &state)
  }

  private func startLoading(in state: inout TodoState) -> [TodoEffect] {
    // A list that was loaded is not loaded again, for its changes would be
    // lost.
    guard state.list == nil else { return [] }
    state.latestLoad += 1
    state.isLoading = true
    return [.loadTodos(load: state.latestLoad)]
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

  /// Lets the editor's reducer take its event.
  ///
  /// What the editor wants done outside is done here: it is left, then its
  /// to-do is changed.
  private func reduceEditor(in state: inout TodoState, event: TodoEditorEvent) {
    guard var editor = state.editor else { return }
    let effects = TodoEditorReducer().reduce(into: &editor, event: event)
    state.editor = effects.isEmpty ? editor : nil
    for effect in effects {
      switch effect {
      case .editTodo(let id, let title, let description):
        state.list?.edit(id, title: title, description: description)
      case .deleteTodo(let id):
        state.list?.delete(id)
      }
    }
  }

  /// Begins a save request, if one is due.
  ///
  /// It is asked after each event, so no change of the list can be forgotten.
  private func nextSaveRequest(in state: inout TodoState) -> [TodoEffect] {
    guard let todos = state.list?.beginSaveRequest() else { return [] }
    return [.sendSaveRequest(todos)]
  }
}
